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
  readonly #contacts: TableV2;
  readonly #subscribers: TableV2;
  readonly #activity: TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#contacts = this.#table('Contacts', tables.contacts);
    this.#subscribers = this.#table('Subscribers', tables.subscribers);
    this.#activity = this.#table('Activity', tables.activity);
  }

  /** What monitoring reads metrics from. */
  get watched(): Readonly<Record<string, WatchedTable>> {
    return {
      contacts: { table: this.#contacts, indexes: tables.contacts.indexes },
      subscribers: { table: this.#subscribers, indexes: tables.subscribers.indexes },
      activity: { table: this.#activity, indexes: tables.activity.indexes },
    };
  }

  /** Store a submission, and read back the one that an idempotency key already stored. */
  grantSubmitContact(fn: HttpFunction): void {
    fn.allow(['dynamodb:PutItem', 'dynamodb:GetItem'], this.#contacts.tableArn);
    fn.setEnvironment(environment.contactsTable, this.#contacts.tableName);
  }

  /** Read submissions newest first, all or somebody's, and nothing else. */
  grantListContacts(fn: HttpFunction): void {
    fn.allow(['dynamodb:Query'], `${this.#contacts.tableArn}/index/${assignedIndex.index}`);
    this.grantCountContacts(fn);
  }

  /** Count submissions by status, and nothing else. */
  grantCountContacts(fn: HttpFunction): void {
    fn.allow(['dynamodb:Query'], `${this.#contacts.tableArn}/index/${listIndex.index}`);
    fn.setEnvironment(environment.contactsTable, this.#contacts.tableName);
  }

  /** Read one submission. */
  grantReadContact(fn: HttpFunction): void {
    fn.allow(['dynamodb:GetItem'], this.#contacts.tableArn);
    fn.setEnvironment(environment.contactsTable, this.#contacts.tableName);
  }

  /** Read one submission and change it, and record the change. */
  grantChangeContact(fn: HttpFunction): void {
    fn.allow(['dynamodb:UpdateItem'], this.#contacts.tableArn);
    this.grantReadContact(fn);
    this.grantRecordActivity(fn);
  }

  /** Find submissions by id, by address, or by reading them newest first. */
  grantSearchContacts(fn: HttpFunction): void {
    const { tableArn, tableName } = this.#contacts;
    fn.allow(['dynamodb:GetItem'], tableArn);
    for (const { index } of [listIndex, emailIndex]) {
      fn.allow(['dynamodb:Query'], `${tableArn}/index/${index}`);
    }
    fn.setEnvironment(environment.contactsTable, tableName);
  }

  /** Store an address, without being able to tell whether it was there. */
  grantSubscribe(fn: HttpFunction): void {
    fn.allow(['dynamodb:PutItem'], this.#subscribers.tableArn);
    fn.setEnvironment(environment.subscribersTable, this.#subscribers.tableName);
  }

  /** Read subscribers newest first, and nothing else. */
  grantListSubscribers(fn: HttpFunction): void {
    fn.allow(['dynamodb:Query'], `${this.#subscribers.tableArn}/index/${listIndex.index}`);
    fn.setEnvironment(environment.subscribersTable, this.#subscribers.tableName);
  }

  /** Record what somebody did with a contact, and read back the entry that a retry already recorded. */
  grantRecordActivity(fn: HttpFunction): void {
    fn.allow(['dynamodb:PutItem', 'dynamodb:GetItem'], this.#activity.tableArn);
    fn.setEnvironment(environment.activityTable, this.#activity.tableName);
  }

  /** Record a sign-in, without being able to read anything. */
  grantRecordSignIn(fn: HttpFunction): void {
    fn.allow(['dynamodb:PutItem'], this.#activity.tableArn);
    fn.setEnvironment(environment.activityTable, this.#activity.tableName);
  }

  /** Read what staff did newest first, and nothing else. */
  grantListAudit(fn: HttpFunction): void {
    fn.allow(['dynamodb:Query'], `${this.#activity.tableArn}/index/${listIndex.index}`);
    fn.setEnvironment(environment.activityTable, this.#activity.tableName);
  }

  /** Read what was done with one contact. */
  grantReadActivity(fn: HttpFunction): void {
    fn.allow(['dynamodb:Query'], this.#activity.tableArn);
    fn.setEnvironment(environment.activityTable, this.#activity.tableName);
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
