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
import { daysOf, type RetainedTable } from '#contract/retention.ts';
import {
  assignedIndex,
  emailIndex,
  type ListIndex,
  listIndex,
  outboxIndex,
  type SettingsKind,
  statusIndex,
  type TableKeys,
  tables,
} from '#contract/tables.ts';
import type { Stage } from '../stages.ts';
import type { Conditions, HttpFunction } from './http-function.ts';

/** A table, and the indexes whose metrics count apart from the table's own. */
export interface WatchedTable {
  readonly table: TableV2;
  readonly indexes: readonly ListIndex[];
}

/** All rows that must last. Each grant is permission and the table's name in one. */
export class Tables extends Construct {
  readonly #retention: Stage['retention'];
  readonly #tables: Readonly<Record<keyof typeof tables, WatchedTable>>;

  constructor(
    scope: Construct,
    id: string,
    { retention }: { readonly retention: Stage['retention'] },
  ) {
    super(scope, id);
    this.#retention = retention;
    this.#tables = {
      contacts: this.#table('Contacts', tables.contacts),
      subscribers: this.#table('Subscribers', tables.subscribers),
      activity: this.#table('Activity', tables.activity),
      settings: this.#table('Settings', tables.settings),
      deliveries: this.#table('Deliveries', tables.deliveries),
    };
  }

  /** What monitoring reads metrics from. */
  get watched(): Readonly<Record<string, WatchedTable>> {
    return this.#tables;
  }

  /** Store a submission, and read back the one that an idempotency key already stored. */
  grantSubmitContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['PutItem', 'GetItem']);
  }

  /** Read or count submissions newest first, all or somebody's, and nothing else. */
  grantListContacts(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Query'], assignedIndex);
    this.grantReadFeed(fn);
  }

  /** Read submissions newest first, whoever has them, and nothing else. */
  grantReadFeed(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Query'], listIndex);
  }

  /** Read one submission. */
  grantReadContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['GetItem']);
  }

  /** Keep a submission for longer, and record a note about it. */
  grantAddNote(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['UpdateItem']);
    this.grantRecordActivity(fn);
  }

  /** Read one submission and change it, and record the change. */
  grantChangeContact(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['UpdateItem']);
    this.grantReadContact(fn);
    this.grantRecordActivity(fn);
  }

  /** Find submissions by id, by address, or by reading them and the notes beside them newest first. */
  grantSearchContacts(fn: HttpFunction): void {
    this.grantReadContact(fn);
    this.grantListAudit(fn);
    this.grantReadFeed(fn);
    this.#allow(fn, 'contacts', ['Query'], emailIndex);
  }

  /** Read all that is held about an address, and record that somebody did. */
  grantReadPerson(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Scan']);
    this.grantReadActivity(fn);
    this.grantAppendActivity(fn);
    this.#allow(fn, 'subscribers', ['GetItem']);
    this.#allow(fn, 'deliveries', ['GetItem']);
    this.#allowSettings(fn, 'erasure', ['GetItem']);
    this.grantVerify(fn);
  }

  /** Erase all that is held about an address, and record that somebody did. Of what staff did, it may delete what is about contacts. */
  grantErasePerson(fn: HttpFunction): void {
    this.#allow(fn, 'contacts', ['Scan']);
    for (const name of ['contacts', 'subscribers', 'deliveries'] as const) {
      this.#allow(fn, name, ['DeleteItem']);
    }
    this.#allow(fn, 'activity', ['Query', 'DeleteItem'], undefined, {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['contact#*'] },
    });
    this.grantAppendActivity(fn);
    this.#allowSettings(fn, 'erasure', ['PutItem']);
    this.grantSign(fn);
  }

  /** Enter or change an address that is known by itself, without being able to read any. */
  grantChangeSubscriber(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['UpdateItem']);
  }

  /** Confirm an address by a token, and read whether it is confirmed. */
  grantConfirmSubscriber(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['UpdateItem', 'GetItem']);
    this.grantVerify(fn);
  }

  /** Take an address off the list by a token. */
  grantRemoveSubscriber(fn: HttpFunction): void {
    this.grantChangeSubscriber(fn);
    this.grantVerify(fn);
  }

  /** Take an address off the list to which a mail bounced, and record what is wrong with mails. */
  grantRecordFeedback(fn: HttpFunction): void {
    this.grantRemoveSubscriber(fn);
    this.#allowSettings(fn, 'breaker', ['UpdateItem']);
    this.#allowSettings(fn, 'undelivered', ['PutItem', 'UpdateItem']);
  }

  /** Read subscribers newest first, and nothing else. */
  grantListSubscribers(fn: HttpFunction): void {
    for (const index of [listIndex, statusIndex]) this.#allow(fn, 'subscribers', ['Query'], index);
  }

  /** Change the row of an address that staff have read, and record that they did. */
  grantUpdateSubscriber(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['UpdateItem', 'GetItem']);
    this.grantAppendActivity(fn);
  }

  /** Read unconfirmed addresses and ask them to confirm, and record that somebody did. */
  grantAskSubscribers(fn: HttpFunction): void {
    this.#allow(fn, 'subscribers', ['Query'], listIndex);
    this.grantChangeSubscriber(fn);
    this.grantAppendActivity(fn);
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

  /** Find, claim and clear what is to be sent, and put deliveries to webhooks beside it. */
  grantDispatch(fn: HttpFunction): void {
    for (const name of ['contacts', 'subscribers', 'deliveries'] as const) {
      this.#allow(fn, name, ['Query'], outboxIndex);
      this.#allow(fn, name, ['UpdateItem']);
    }
    this.#allow(fn, 'contacts', ['GetItem']);
    this.#allow(fn, 'deliveries', ['GetItem']);
    this.#allowSettings(fn, 'digest', ['GetItem', 'PutItem']);
    this.#allowSettings(fn, 'breaker', ['GetItem', 'UpdateItem']);
    this.#allowSettings(fn, 'webhook', ['Query']);
    this.grantTestWebhook(fn);
  }

  /** Read what was sent to webhooks, count what could not be, see how long something waits, and what is wrong with mails. */
  grantListNotifications(fn: HttpFunction): void {
    this.#allow(fn, 'deliveries', ['Query']);
    for (const name of ['contacts', 'subscribers', 'deliveries'] as const) {
      this.#allow(fn, name, ['Query'], outboxIndex);
    }
    this.#allowSettings(fn, 'webhook', ['Query']);
    this.#allowSettings(fn, 'breaker', ['GetItem']);
    this.#allowSettings(fn, 'undelivered', ['Query']);
  }

  /** Sign for a webhook, record the delivery, and switch it off if it wants that. */
  grantTestWebhook(fn: HttpFunction): void {
    this.#allow(fn, 'deliveries', ['PutItem']);
    this.grantSwitchWebhook(fn);
    this.grantSign(fn);
  }

  /** Switch a webhook on or off. */
  grantSwitchWebhook(fn: HttpFunction): void {
    this.#allowSettings(fn, 'webhook', ['PutItem']);
  }

  /** Verify what was signed. */
  grantVerify(fn: HttpFunction): void {
    this.#allowSettings(fn, 'key', ['Query']);
  }

  /** Sign, with a key that is made at its first use. */
  grantSign(fn: HttpFunction): void {
    this.#allowSettings(fn, 'key', ['Query', 'PutItem']);
  }

  /** Record that a staff session began. */
  grantRecordSession(fn: HttpFunction): void {
    this.#allowSettings(fn, 'session', ['UpdateItem']);
  }

  /** Extend a staff session, unless it was ended. */
  grantExtendSession(fn: HttpFunction): void {
    this.#allowSettings(fn, 'session', ['GetItem', 'UpdateItem']);
  }

  /** List staff sessions. */
  grantListSessions(fn: HttpFunction): void {
    this.#allowSettings(fn, 'session', ['Query']);
  }

  /** End staff sessions, and record who did. */
  grantEndSessions(fn: HttpFunction): void {
    this.grantRecordSession(fn);
    this.grantAppendActivity(fn);
  }

  /** Read the reply templates. */
  grantReadTemplates(fn: HttpFunction): void {
    this.#allowSettings(fn, 'reply-templates', ['GetItem']);
  }

  /** Replace them, and record who did. */
  grantReplaceTemplates(fn: HttpFunction): void {
    this.#allowSettings(fn, 'reply-templates', ['GetItem', 'PutItem']);
    this.grantRecordActivity(fn);
  }

  /** Permission on one partition of the settings. */
  #allowSettings(fn: HttpFunction, kind: SettingsKind, actions: readonly string[]): void {
    this.#allow(fn, 'settings', actions, undefined, {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [kind] },
    });
  }

  /** Permission on a table, or on an index of it alone, and what a function must know of the table. */
  #allow(
    fn: HttpFunction,
    name: keyof typeof tables,
    actions: readonly string[],
    index?: ListIndex,
    conditions?: Conditions,
  ): void {
    const { tableArn, tableName } = this.#tables[name].table;
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      index === undefined ? tableArn : `${tableArn}/index/${index.index}`,
      conditions,
    );
    fn.setEnvironment(environment[`${name}Table`], tableName);
    // For how long rows are kept: functions that store them need it, and those that show them.
    if (!isRetained(name)) return;
    fn.setEnvironment(environment[`${name}RetentionDays`], String(daysOf(this.#retention[name])));
  }

  /** CloudFormation makes one index of a table in an update: `-c withoutIndexes=email` leaves that for the next. */
  #table(id: string, { key, sortKey: sort, indexes, timeToLive }: TableKeys): WatchedTable {
    const later = String(this.node.tryGetContext('withoutIndexes')).split(',');
    const now = indexes.filter(({ index }) => !later.includes(index));
    const table = new TableV2(this, id, {
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

function isRetained(name: keyof typeof tables): name is RetainedTable {
  return name === 'contacts' || name === 'activity';
}
