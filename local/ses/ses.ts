import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../events/event-bus.ts';
import type { Log } from '../log.ts';
import { ServiceError, startRestService, type StartedService } from '../rest-service.ts';
import { addressIn, readEmail, type Email } from './email.ts';
import { feedbackEvent, recipientsOf, type FeedbackType } from './feedback.ts';
import type { Identity } from './identity.ts';
import { MailFolder } from './mail-folder.ts';

/**
 * How `SendEmail` fails in a test: `throttle` and `reject` are errors of SES, `down` ends the connection, `slow` accepts
 * the mail and does not respond before the fault ends.
 */
export type MailFault = 'throttle' | 'reject' | 'down' | 'slow';

/** SES's limit for a message. */
const maxBodyBytes = 40 * 1024 * 1024;

/** The local Amazon SES: it sends nothing, and keeps mail in the data folder. */
export class Ses {
  /** By name, in lower case. */
  readonly identities = new Map<string, Identity>();
  /** By name: the event types that each publishes. */
  readonly configurationSets = new Map<string, Set<string>>();
  readonly mail: MailFolder;
  readonly #events: EventBus;
  readonly #log: Log;
  #fault: MailFault | undefined;
  #faultEnd = Promise.withResolvers<void>();

  constructor(dataDir: string, events: EventBus, log: Log) {
    this.mail = new MailFolder(dataDir, log);
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

  /** Makes every `SendEmail` fail. @param fault left out: none fails any more */
  fail(fault?: MailFault): void {
    this.#fault = fault;
    this.#faultEnd.resolve();
    this.#faultEnd = Promise.withResolvers();
  }

  /** Publishes an event about a mail, where its configuration set does. */
  report(type: FeedbackType, email: Email): void {
    const identity = this.#identityOf(email.from);
    const types = this.configurationSets.get(email.configurationSet ?? '');
    const called =
      identity !== undefined && types?.has(type)
        ? this.#events.put(feedbackEvent(type, email, identity))
        : undefined;
    const effect =
      called === undefined
        ? `no event destination of its configuration set takes ${type}`
        : `${called} function${called === 1 ? '' : 's'} called`;
    this.mail.record(email.messageId, `${type === 'BOUNCE' ? 'Bounced' : 'Complained'}: ${effect}`);
  }

  async #handle(request: IncomingMessage, body: string): Promise<{ status: number; body: object }> {
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails') {
      throw new ServiceError('UnknownOperationException', 'Here SES only knows SendEmail.', 404);
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
    const email = { ...received, configurationSet };
    this.mail.add(email);
    void this.#simulate(email);
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

  /** The addresses of SES's mailbox simulator that bounce and complain. */
  async #simulate(email: Email): Promise<void> {
    await pause(0);
    for (const recipient of recipientsOf(email)) {
      const [, name] =
        /^(bounce|complaint)(?:\+.*)?@simulator\.amazonses\.com$/.exec(recipient) ?? [];
      if (name !== undefined) this.report(name === 'bounce' ? 'BOUNCE' : 'COMPLAINT', email);
    }
  }
}
