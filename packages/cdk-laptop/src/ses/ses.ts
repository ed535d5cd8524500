import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../events/event-bus.ts';
import type { Log } from '../log.ts';
import { ServiceError, startRestService, type StartedService } from '../rest-service.ts';
import { addressIn, readEmail, type Email } from './email.ts';
import {
  feedbackEvent,
  type FeedbackOptions,
  type FeedbackType,
  recipientsOf,
} from './feedback.ts';
import type { Identity } from './identity.ts';
import { MailFolder } from './mail-folder.ts';
import { MailReceiver } from './receiver.ts';
import { type QuotaSettings, SendQuota, usualQuota } from './send-quota.ts';
import { SuppressionList, type SuppressionReason } from './suppression-list.ts';

/**
 * A failure of `SendEmail` for tests: `throttle` and `reject` are errors of SES, `down` ends the connection, and `slow`
 * accepts the mail but responds only once the fault ends.
 */
export type MailFault = 'throttle' | 'reject' | 'down' | 'slow';

/** SES's limit for a message. */
const maxBodyBytes = 40 * 1024 * 1024;

/** The local Amazon SES. It stores mail in the data folder, sends nothing, and receives what this machine gives it. */
export class Ses {
  /** By name, in lower case. */
  readonly identities = new Map<string, Identity>();
  /** Name -> the event types that it publishes. */
  readonly configurationSets = new Map<string, Set<string>>();
  readonly mail: MailFolder;
  readonly suppressed: SuppressionList;
  readonly receiver = new MailReceiver();
  readonly #quota: SendQuota;
  readonly #events: EventBus;
  readonly #log: Log;
  #fault: MailFault | undefined;
  #faultEnd = Promise.withResolvers<void>();

  constructor(dataDir: string, events: EventBus, log: Log, quota: QuotaSettings = usualQuota) {
    this.mail = new MailFolder(dataDir, log);
    this.suppressed = new SuppressionList(dataDir);
    this.#quota = new SendQuota(quota);
    this.#events = events;
    this.#log = log;
  }

  listen(accessKeyId: string): Promise<StartedService> {
    return startRestService({
      name: 'ses',
      accessKeyId,
      maxBodyBytes,
      log: this.#log,
      handle: (request, body) => this.#handle(request, body),
    });
  }

  /** Makes every `SendEmail` fail. Without a fault, it works again. */
  fail(fault?: MailFault): void {
    this.#fault = fault;
    this.#faultEnd.resolve();
    this.#faultEnd = Promise.withResolvers();
  }

  /** Lets a mail bounce or its reader complain. SES then delivers nothing more to its recipients. */
  report(type: SuppressionReason, email: Email): void {
    const { messageId } = email;
    this.mail.owe(messageId, type);
    this.suppressed.add(recipientsOf(email), type);
    const { effect, handled } = this.#publish(type, email);
    void handled.then(() => this.mail.settle(messageId, type));
    this.mail.record(messageId, `${type === 'BOUNCE' ? 'Bounced' : 'Complained'}: ${effect}`);
  }

  /**
   * Makes the reports again that no function had taken when the last run ended, however it did: SES and EventBridge lose
   * none, and deliver each at least once (EventBridge User Guide, "Event retry policy and using dead-letter queues").
   */
  resume(): void {
    for (const email of this.mail.emails) {
      for (const due of email.unreported) {
        if (due === 'sending') void this.#deliver(email);
        else this.report(due, email);
      }
    }
  }

  /** Publishes an event about a mail if its configuration set does. `handled` waits until all functions have succeeded. */
  #publish(
    type: FeedbackType,
    email: Email,
    options?: FeedbackOptions,
  ): { effect: string; handled: Promise<void> } {
    const identity = this.#identityOf(email.from);
    if (identity === undefined || !this.#typesOf(email)?.has(type)) {
      const effect = `no event destination of its configuration set takes ${type}`;
      return { effect, handled: Promise.resolve() };
    }
    const { promise: handled, resolve } = Promise.withResolvers<void>();
    const called = this.#events.put(feedbackEvent(type, email, identity, options), resolve);
    return { effect: `${called} function${called === 1 ? '' : 's'} called`, handled };
  }

  #typesOf({ configurationSet = '' }: Email): ReadonlySet<string> | undefined {
    return this.configurationSets.get(configurationSet);
  }

  async #handle(request: IncomingMessage, body: string): Promise<{ status: number; body: object }> {
    const operation = `${request.method} ${request.url}`;
    if (operation === 'GET /v2/email/account') {
      return { status: 200, body: { SendQuota: this.#quota.shown } };
    }
    if (operation !== 'POST /v2/email/outbound-emails') {
      throw new ServiceError(
        'UnknownOperationException',
        'Here SES only knows SendEmail and GetAccount.',
        404,
      );
    }
    const fault = this.#fault;
    const faultEnd = this.#faultEnd.promise;
    if (fault === 'throttle') {
      throw new ServiceError('TooManyRequestsException', 'Maximum sending rate exceeded.', 429);
    }
    if (fault === 'reject') throw new ServiceError('MessageRejected', 'Message rejected.');
    if (fault === 'down') {
      request.socket.destroy();
      return { status: 503, body: {} };
    }
    const { messageId } = this.#send(body);
    if (fault === 'slow') await faultEnd;
    return { status: 200, body: { MessageId: messageId } };
  }

  #send(body: string): Email {
    const received = readEmail(body);
    const identity = this.#identityOf(received.from);
    if (identity === undefined) {
      const region = this.identities.values().next().value?.region ?? 'us-east-1';
      throw new ServiceError(
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${received.from}`,
      );
    }
    const configurationSet = received.configurationSet ?? identity.configurationSet;
    if (configurationSet !== undefined && !this.configurationSets.has(configurationSet)) {
      throw new ServiceError(
        'NotFoundException',
        `Configuration set <${configurationSet}> does not exist.`,
        404,
      );
    }
    const accepted = { ...received, configurationSet };
    const isReported = (this.#typesOf(accepted)?.size ?? 0) > 0;
    const email: Email = { ...accepted, unreported: isReported ? ['sending'] : [] };
    this.#quota.take(recipientsOf(email).length);
    this.mail.add(email);
    void this.#deliver(email);
    return email;
  }

  /** Every declared identity counts as verified. A domain covers its subdomains. */
  #identityOf(from: string): Identity | undefined {
    const address = addressIn(from).toLowerCase();
    const labels = address.slice(address.indexOf('@') + 1).split('.');
    const domains = labels.map((_, index) => labels.slice(index).join('.'));
    return [address, ...domains]
      .map((name) => this.identities.get(name))
      .find((identity) => identity !== undefined);
  }

  /** Counts mail as delivered, except to suppressed addresses and those that simulate feedback. Nothing leaves this machine. */
  async #deliver(email: Email): Promise<void> {
    const recipients = recipientsOf(email);
    const reasons = recipients.map((recipient) => this.suppressed.reasonOf(recipient));
    await pause(0);
    const delivered: string[] = [];
    const reports: Promise<void>[] = [];
    for (const [at, recipient] of recipients.entries()) {
      const reason = reasons[at];
      const [, simulated] =
        /^(bounce|complaint)(?:\+.*)?@simulator\.amazonses\.com$/.exec(recipient) ?? [];
      if (reason !== undefined) {
        const about = { recipients: [recipient], isSuppressed: true };
        const { effect, handled } = this.#publish(reason, email, about);
        reports.push(handled);
        this.mail.record(email.messageId, `On the suppression list, not delivered: ${effect}`);
      } else if (simulated === undefined) {
        delivered.push(recipient);
      } else {
        this.report(simulated === 'bounce' ? 'BOUNCE' : 'COMPLAINT', email);
      }
    }
    if (delivered.length > 0) {
      reports.push(this.#publish('DELIVERY', email, { recipients: delivered }).handled);
    }
    await Promise.all(reports);
    this.mail.settle(email.messageId, 'sending');
  }
}
