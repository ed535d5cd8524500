import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { environment } from '#contract/environment.ts';
import {
  assignedIndex,
  emailIndex,
  type ListIndex,
  listIndex,
  type TableKeys,
  tables,
} from '#contract/tables.ts';
import type { HttpFunction } from './http-function.ts';

/** A table, and the indexes whose metrics count apart from the table's own. */
export interface WatchedTable {
  readonly table: TableV2;
  readonly indexes: readonly ListIndex[];
}

/** Contact submissions, newsletter subscribers and what staff did. Each grant is permission and the table's name in one. */
export class Tables extends Construct {
  readonly #tables: Readonly<Record<keyof typeof tables, TableV2>>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#tables = {
      contacts: this.#table('Contacts', tables.contacts),
      subscribers: this.#table('Subscribers', tables.subscribers),
      activity: this.#table('Activity', tables.activity),
    };
  }

  /** What monitoring reads metrics from. */
  get watched(): Readonly<Record<string, WatchedTable>> {
    const { contacts, subscribers, activity } = this.#tables;
    return {
      contacts: { table: contacts, indexes: tables.contacts.indexes },
      subscribers: { table: subscribers, indexes: tables.subscribers.indexes },
      activity: { table: activity, indexes: tables.activity.indexes },
    };
  }

  /** Store a submission, and read back the one that an idempotency key already stored. */
  grantSubmitContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['PutItem', 'GetItem']);
  }

  /** Read submissions newest first, all or somebody's, and nothing else. */
  grantListContacts(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Query'], assignedIndex);
    this.grantCountContacts(fn);
  }

  /** Count submissions by status, and nothing else. */
  grantCountContacts(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Query'], listIndex);
  }

  /** Read one submission. */
  grantReadContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['GetItem']);
  }

  /** Read one submission and change it, and record the change. */
  grantChangeContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['UpdateItem']);
    this.grantReadContact(fn);
    this.grantRecordActivity(fn);
  }

  /** Find submissions by id, by address, or by reading them newest first. */
  grantSearchContacts(fn: HttpFunction): void {
    this.grantReadContact(fn);
    this.grantCountContacts(fn);
    this.#allow(fn, 'contacts', ['Query'], emailIndex);
  }

  /** Store an address, without being able to tell whether it was there. */
  grantSubscribe(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['PutItem']);
  }

  /** Read subscribers newest first, and nothing else. */
  grantListSubscribers(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['Query'], listIndex);
  }

  /** Record what somebody did with a contact, and read back the entry that a retry already recorded. */
  grantRecordActivity(fn: HttpFunction): void {
    this.#allow(fn, 'activity', ['PutItem', 'GetItem']);
  }

  /** Record what has keys of its own, such as a sign-in, without being able to read anything. */
  grantAppendActivity(fn: HttpFunction): void {
    this.#allow(fn, 'activity', ['PutItem']);
  }

  /** Read what staff did newest first, and nothing else. */
  grantListAudit(fn: HttpFunction): void {
    this.#allow(fn, 'activity', ['Query'], listIndex);
  }

  /** Read what was done with one contact. */
  grantReadActivity(fn: HttpFunction): void {
    this.#allow(fn, 'activity', ['Query']);
  }

  /** Permission on a table, or on an index of it alone, and the table's name. */
  #allow(
    fn: HttpFunction,
    name: keyof typeof tables,
    actions: readonly string[],
    index?: ListIndex,
  ): void {
    const { tableArn, tableName } = this.#tables[name];
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      index === undefined ? tableArn : `${tableArn}/index/${index.index}`,
    );
    fn.setEnvironment(environment[`${name}Table`], tableName);
  }

  /** CloudFormation makes one index of a table in an update: `-c withoutIndexes=email` leaves that for the next. */
  #table(id: string, { key, sortKey: sort, indexes }: TableKeys): TableV2 {
    const later = String(this.node.tryGetContext('withoutIndexes')).split(',');
    const now = indexes.filter(({ index }) => !later.includes(index));
    return new TableV2(this, id, {
      partitionKey: { name: key, type: AttributeType.STRING },
      ...(sort !== undefined && { sortKey: { name: sort, type: AttributeType.STRING } }),
      globalSecondaryIndexes: now.map(({ index, partitionKey, partitionType, sortKey }) => ({
        indexName: index,
        partitionKey: {
          name: partitionKey,
          type: partitionType === 'N' ? AttributeType.NUMBER : AttributeType.STRING,
        },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      })),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
