import { RemovalPolicy } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { throttleTable } from '#contract/tables.ts';
import type { HttpFunction } from './http-function.ts';
import type { SignatureKey } from './secrets.ts';
import { createTable } from './tables.ts';

/** Counters of attempts. DynamoDB deletes them some time after they expire. */
export class Throttle extends Construct {
  readonly #table: TableV2;
  readonly #signatureKey: SignatureKey;

  constructor(scope: Construct, id: string, signatureKey: SignatureKey) {
    super(scope, id);
    this.#signatureKey = signatureKey;
    const keys = { ...throttleTable, indexes: [] };
    this.#table = createTable(this, 'Buckets', keys, { removalPolicy: RemovalPolicy.DESTROY });
  }

  get byName(): Readonly<Record<string, TableV2>> {
    return { counters: this.#table };
  }

  /** Allows taking and returning a token of a person's bucket, and reading when the next one is free. */
  grantTake(fn: HttpFunction): void {
    this.grantTakeShared(fn);
    fn.allow(['dynamodb:GetItem'], this.#table.tableArn);
    // A keyed digest names the buckets of people and addresses.
    this.#signatureKey.grantSign(fn);
  }

  /** Allows taking and returning a token of a shared bucket. */
  grantTakeShared(fn: HttpFunction): void {
    fn.allow(['dynamodb:UpdateItem'], this.#table.tableArn);
    fn.setEnvironment({ THROTTLE_TABLE: this.#table.tableName });
  }
}
