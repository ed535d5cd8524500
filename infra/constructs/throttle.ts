import { RemovalPolicy } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { throttleTable } from '#contract/tables.ts';
import type { HttpFunction } from './http-function.ts';
import type { SignatureKey } from './secrets.ts';
import { createTable } from './tables.ts';

/** Counters of attempts, which DynamoDB forgets some time after they have run out. */
export class Throttle extends Construct {
  readonly #table: TableV2;
  readonly #signatureKey: SignatureKey;

  constructor(scope: Construct, id: string, signatureKey: SignatureKey) {
    super(scope, id);
    this.#signatureKey = signatureKey;
    const keys = { ...throttleTable, indexes: [] };
    this.#table = createTable(this, 'Buckets', keys, { removalPolicy: RemovalPolicy.DESTROY });
  }

  /** What monitoring reads metrics from. */
  get watched(): Readonly<Record<string, TableV2>> {
    return { counters: this.#table };
  }

  /** Take a token of somebody's bucket, give it back, and read when there is one again. */
  grantTake(fn: HttpFunction): void {
    this.grantTakeShared(fn);
    fn.allow(['dynamodb:GetItem'], this.#table.tableArn);
    // Buckets of people and addresses are named by a keyed digest.
    this.#signatureKey.grantSign(fn);
  }

  /** Take a token of a bucket that is nobody's own, and give it back. */
  grantTakeShared(fn: HttpFunction): void {
    fn.allow(['dynamodb:UpdateItem'], this.#table.tableArn);
    fn.setEnvironment({ THROTTLE_TABLE: this.#table.tableName });
  }
}
