import { RemovalPolicy } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { bucketTable } from '#contract/tables.ts';
import type { HttpFunction } from './http-function.ts';
import type { SignatureKey } from './secrets.ts';
import { createTable } from './tables.ts';

/** The token buckets of the functions' own rate limits. DynamoDB deletes them some time after they expire. */
export class RateLimits extends Construct {
  readonly #table: TableV2;
  readonly #signatureKey: SignatureKey;

  constructor(scope: Construct, id: string, signatureKey: SignatureKey) {
    super(scope, id);
    this.#signatureKey = signatureKey;
    const keys = { ...bucketTable, indexes: [] };
    this.#table = createTable(this, 'Buckets', keys, { removalPolicy: RemovalPolicy.DESTROY });
  }

  get byName(): Readonly<Record<string, TableV2>> {
    return { buckets: this.#table };
  }

  /** Allows taking and returning a token of a person's bucket, and reading when the next one is free. */
  grantToken(fn: HttpFunction): void {
    this.grantSharedToken(fn);
    fn.allow(['dynamodb:GetItem'], this.#table.tableArn);
    // The name of a person's or an address's bucket is signed, so it reveals neither.
    this.#signatureKey.grantSign(fn);
  }

  /** Allows taking and returning a token of a shared bucket. */
  grantSharedToken(fn: HttpFunction): void {
    fn.allow(['dynamodb:UpdateItem'], this.#table.tableArn);
    fn.setEnvironment({ BUCKETS_TABLE: this.#table.tableName });
  }
}
