import { ServiceError } from '../rest-service.ts';

export interface QuotaSettings {
  /** Recipients a second. */
  readonly rate: number;
  /** Recipients in 24 hours. */
  readonly daily: number;
}

/** The quota of a new account with production access. Source: "Service quotas in Amazon SES" and the practice of SES's support. */
export const usualQuota: QuotaSettings = { rate: 14, daily: 50_000 };

const day = 86_400_000;

/**
 * SES's sending quota. It counts recipients: a mail to several needs room for one, and the next mail waits for all of them.
 * Sources: "Service quotas in Amazon SES" and "Errors related to the sending quotas" in its developer guide; "What Happens
 * When You Reach Your Sending Limits?" on the AWS Messaging & Targeting Blog.
 */
export class SendQuota {
  readonly #settings: QuotaSettings;
  /** The time at which SES accepts the next mail without a saved burst of one second, in milliseconds since 1970. */
  #fullAt = 0;
  #sent: { readonly at: number; readonly recipients: number }[] = [];

  constructor(settings: QuotaSettings) {
    this.#settings = settings;
  }

  /** @throws ServiceError TooManyRequestsException */
  take(recipients: number): void {
    const { rate, daily } = this.#settings;
    const now = Date.now();
    if (this.#lastDay() >= daily) throw exceeded('Daily message quota exceeded.');
    if (this.#fullAt > now + 1000 - 1000 / rate) throw exceeded('Maximum sending rate exceeded.');
    this.#fullAt = Math.max(this.#fullAt, now) + (recipients * 1000) / rate;
    this.#sent.push({ at: now, recipients });
  }

  /** In the form of `GetAccount`. */
  get shown(): object {
    const { rate, daily } = this.#settings;
    return { MaxSendRate: rate, Max24HourSend: daily, SentLast24Hours: this.#lastDay() };
  }

  #lastDay(): number {
    this.#sent = this.#sent.filter(({ at }) => at > Date.now() - day);
    return this.#sent.reduce((sum, { recipients }) => sum + recipients, 0);
  }
}

function exceeded(message: string): ServiceError {
  return new ServiceError('TooManyRequestsException', message, 429);
}
