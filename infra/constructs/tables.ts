import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  type TablePropsV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { daysOf, type RetainedTable } from '#contract/retention.ts';
import { type TableKeys, tables } from '#contract/tables.ts';
import type { TableAccess } from '../table-access.ts';
import type { Environment, HttpFunction } from './http-function.ts';

const itemActions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
};

/** The tables with lasting data. */
export class Tables extends Construct {
  readonly #tables: Readonly<Record<keyof typeof tables, TableV2>>;
  /** Functions that store or show rows need the retention times. */
  readonly #retention: Readonly<Partial<Record<keyof typeof tables, Environment>>>;

  constructor(scope: Construct, id: string, retention: Readonly<Record<RetainedTable, number>>) {
    super(scope, id);
    this.#tables = {
      contacts: lastingTable(this, 'Contacts', tables.contacts),
      subscribers: lastingTable(this, 'Subscribers', tables.subscribers),
      activity: lastingTable(this, 'Activity', tables.activity),
      settings: lastingTable(this, 'Settings', tables.settings),
      deliveries: lastingTable(this, 'Deliveries', tables.deliveries),
      messages: lastingTable(this, 'Messages', tables.messages),
      campaigns: lastingTable(this, 'Campaigns', tables.campaigns),
    };
    const ofContacts = { CONTACTS_RETENTION_DAYS: String(daysOf(retention.contacts)) };
    this.#retention = {
      contacts: ofContacts,
      // A message expires when its contact would, if this were the contact's last exchange.
      messages: ofContacts,
      activity: { ACTIVITY_RETENTION_DAYS: String(daysOf(retention.activity)) },
    };
  }

  get byName(): Readonly<Record<string, TableV2>> {
    return this.#tables;
  }

  /** Grants exactly this access and sets the function's environment. */
  grant(
    fn: HttpFunction,
    { table: name, actions, index, partitions, attributes }: TableAccess,
  ): void {
    const { tableArn, tableName } = this.#tables[name];
    fn.allow(
      actions.map((action) => `dynamodb:${itemActions[action] ?? action}`),
      index === undefined ? tableArn : `${tableArn}/index/${index.index}`,
      {
        ...(partitions && {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
        }),
        // Developer Guide, "Using IAM policy conditions for fine-grained access control".
        ...(attributes && {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
          StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
        }),
      },
    );
    fn.setEnvironment({ [`${name.toUpperCase()}_TABLE`]: tableName, ...this.#retention[name] });
  }
}

function lastingTable(scope: Construct, id: string, keys: TableKeys): TableV2 {
  return createTable(scope, id, keys, {
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

/** An encrypted on-demand table with the keys and indexes of the contract. */
export function createTable(
  scope: Construct,
  id: string,
  { partitionKey: key, sortKey: sort, indexes, timeToLive }: TableKeys,
  options: Partial<TablePropsV2>,
): TableV2 {
  return new TableV2(scope, id, {
    partitionKey: { name: key, type: AttributeType.STRING },
    ...(sort !== undefined && { sortKey: { name: sort, type: AttributeType.STRING } }),
    globalSecondaryIndexes: indexes.map(({ index, partitionKey, sortKey }) => ({
      indexName: index,
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      sortKey: { name: sortKey, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    })),
    ...(timeToLive !== undefined && { timeToLiveAttribute: timeToLive }),
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.awsManagedKey(),
    ...options,
  });
}
