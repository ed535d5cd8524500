import { ServiceError } from '../rest-service.ts';

export interface QuotaSettings {
  /** Recipients a second. */
  readonly rate: number;
  /** Recipients in 24 hours. */
  readonly daily: number;
}

/** Of a new account with production access. Source: "Service quotas in Amazon SES", and what SES's support grants. */
export const usualQuota: QuotaSettings = { rate: 14, daily: 50_000 };

const day = 86_400_000;

/**
 * How much mail SES takes. Sources: "Service quotas in Amazon SES" and "Errors related to the sending quotas" in its
 * developer guide; "What Happens When You Reach Your Sending Limits?" on the AWS Messaging & Targeting Blog: quotas count
 * recipients, a mail to several is taken where there is room for one, and the next one waits for all of them.
 */
export class SendQuota {
  readonly #settings: QuotaSettings;
  /** When SES takes the next mail, in milliseconds since 1970, had it not saved up a second's. */
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

  /** As `GetAccount` says it. */
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
