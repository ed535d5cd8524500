import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { daysOf, type RetainedTable } from '#contract/retention.ts';
import { type ListIndex, type TableKeys, tables } from '#contract/tables.ts';
import type { TableAccess } from '../table-access.ts';
import type { Environment, HttpFunction } from './http-function.ts';

/** A table, and the indexes whose metrics count apart from the table's own. */
export interface WatchedTable {
  readonly table: TableV2;
  readonly indexes: readonly ListIndex[];
}

const itemActions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
};

/** All rows that must last. */
export class Tables extends Construct {
  readonly #tables: Readonly<Record<keyof typeof tables, WatchedTable>>;
  /** Functions that store rows need to know for how long they are kept, and those that show them. */
  readonly #environment: Readonly<Record<keyof typeof tables, Environment>>;

  constructor(scope: Construct, id: string, retention: Readonly<Record<RetainedTable, number>>) {
    super(scope, id);
    this.#tables = {
      contacts: this.#table('Contacts', tables.contacts),
      subscribers: this.#table('Subscribers', tables.subscribers),
      activity: this.#table('Activity', tables.activity),
      settings: this.#table('Settings', tables.settings),
      deliveries: this.#table('Deliveries', tables.deliveries),
    };
    const { contacts, subscribers, activity, settings, deliveries } = this.#tables;
    this.#environment = {
      contacts: {
        CONTACTS_TABLE: contacts.table.tableName,
        CONTACTS_RETENTION_DAYS: String(daysOf(retention.contacts)),
      },
      subscribers: { SUBSCRIBERS_TABLE: subscribers.table.tableName },
      activity: {
        ACTIVITY_TABLE: activity.table.tableName,
        ACTIVITY_RETENTION_DAYS: String(daysOf(retention.activity)),
      },
      settings: { SETTINGS_TABLE: settings.table.tableName },
      deliveries: { DELIVERIES_TABLE: deliveries.table.tableName },
    };
  }

  /** What monitoring reads metrics from. */
  get watched(): Readonly<Record<string, WatchedTable>> {
    return this.#tables;
  }

  /** Let the function do that and nothing else, and tell it what it must know of the table. */
  grant(
    fn: HttpFunction,
    { table: name, actions, index, partitions, attributes }: TableAccess,
  ): void {
    const { tableArn } = this.#tables[name].table;
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
    fn.setEnvironment(this.#environment[name]);
  }

  #table(id: string, { key, sortKey: sort, indexes, timeToLive }: TableKeys): WatchedTable {
    const table = new TableV2(this, id, {
      partitionKey: { name: key, type: AttributeType.STRING },
      ...(sort !== undefined && { sortKey: { name: sort, type: AttributeType.STRING } }),
      globalSecondaryIndexes: indexes.map(({ index, partitionKey, partitionType, sortKey }) => ({
        indexName: index,
        partitionKey: {
          name: partitionKey,
          type: partitionType === 'N' ? AttributeType.NUMBER : AttributeType.STRING,
        },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      })),
      ...(timeToLive !== undefined && { timeToLiveAttribute: timeToLive }),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    return { table, indexes };
  }
}
