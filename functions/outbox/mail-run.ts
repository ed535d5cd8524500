import { setTimeout as pause } from 'node:timers/promises';
import { type MailKind, mailRun, shareForOtherMail } from '#contract/mail.ts';
import { logger } from '../http/logger.ts';
import { returnToken, takeToken } from '../rate-limits/bucket-store.ts';
import { type Mail, readQuota, sendMail } from './mail-client.ts';

/**
 * A mail that cannot be sent yet. It does not count as an attempt.
 * @param until when to try again, in milliseconds since 1970. Default: the next run
 */
export class MailDelayed extends Error {
  readonly until: number | undefined;

  constructor(until?: number) {
    super('The mail waits.');
    this.until = until;
  }
}

/**
 * Sends a mail when its turn comes.
 * @param write called then; its errors propagate
 * @returns its `Message-ID`
 * @throws MailDelayed; Error as `sendMail` does
 */
export type SendMail = (kind: MailKind, write: () => Promise<Mail>) => Promise<string>;

/** What SES said about a mail to one recipient. `throttled`: it did not take it. */
type Sent = 'sent' | 'throttled' | 'unwanted';

/**
 * Sends a mail to one recipient when its turn comes. Other mails do not wait for SES's answer to it.
 * @param write called then; undefined: nobody wants the mail any more
 * @throws MailDelayed before it calls `write`; Error as `write` and `sendMail` do
 */
type SendAlongside = (kind: MailKind, write: () => Promise<Mail | undefined>) => Promise<Sent>;

export interface MailRun {
  readonly send: SendMail;
  readonly sendAlongside: SendAlongside;
  /** Mails that may be on their way at once; 0 if another run sends, or if SES does not say its quota. */
  readonly width: () => Promise<number>;
  /** Lets another run send. */
  readonly end: () => Promise<void>;
}

/** Milliseconds that a mail and its writes may take. */
const attemptTime = 20_000;

/** A twentieth slower than SES allows, because mails sent a second apart may arrive closer together. */
const slowness = 1.05;

/** The share of the daily quota reserved for mail to and from staff. */
const staffShare = 0.1;
const staffKinds: ReadonlySet<MailKind> = new Set(['digest', 'notice', 'reply']);

/** SES answers within 100 ms as a rule, so a tenth of a second's mails are on their way, up to this number. */
const maxWidth = 20;

/** Throttled mails after which the rest wait for the next run: something else in the account sends too. */
const maxThrottles = 3;

/**
 * SES's errors for exceeding the per-second or daily quota. Sources: "Errors related to the sending quotas for your
 * Amazon SES account" in its developer guide, "SendEmail" and "Common Errors" in the SES API v2 reference;
 * alphagov/notifications-api 4310 and pm-pmaas/etailors_amazon_ses 117 met the first.
 */
const throttles = new Set([
  'TooManyRequestsException',
  'ThrottlingException',
  'LimitExceededException',
]);

/**
 * Only one run sends at a time, or two would exceed SES's rate: EventBridge may invoke a scheduled function twice. The
 * lease of a run that dies ends with its function's timeout.
 */
const lease = ['mail run', { burst: 1, seconds: mailRun.timeout }] as const;

function isThrottle(error: unknown): error is Error {
  return error instanceof Error && throttles.has(error.name);
}

/** Sends mails one after the other, as fast as SES accepts them, while time and the daily quota last. */
export function startMailRun(remainingTime: () => number): MailRun {
  let opening: ReturnType<typeof open> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** When SES accepts the next mail. */
  let nextAt = 0;
  let throttled = 0;

  /** @throws MailDelayed */
  async function takeTurn(): Promise<void> {
    const wait = Math.max(nextAt - Date.now(), 0);
    if (throttled >= maxThrottles || remainingTime() - wait < attemptTime) throw new MailDelayed();
    if (wait > 0) await pause(wait);
  }

  /** Waits until SES accepts a mail of this kind. @throws MailDelayed */
  async function startTurn(kind: MailKind) {
    const quota = await (opening ??= open());
    if (quota.left <= quota.daily * reservedShare(kind)) throw new MailDelayed();
    await takeTurn();
    return quota;
  }

  function slowDown(error: Error): void {
    logger.warn('mail throttled', { error });
    throttled += 1;
    nextAt = Math.max(nextAt, Date.now() + 1000);
  }

  async function sendInTurn(kind: MailKind, write: () => Promise<Mail>): Promise<string> {
    const quota = await startTurn(kind);
    const mail = await write();
    for (;;) {
      // SES counts recipients.
      nextAt = Date.now() + mail.to.length * quota.interval;
      try {
        const messageId = await sendMail(kind, mail);
        quota.left -= mail.to.length;
        return messageId;
      } catch (error) {
        if (!isThrottle(error)) throw error;
        slowDown(error);
        await takeTurn();
      }
    }
  }

  async function sendAfterTurn(
    turn: ReturnType<typeof startTurn>,
    kind: MailKind,
    write: () => Promise<Mail | undefined>,
  ): Promise<Sent> {
    const quota = await turn;
    let isSent = false;
    try {
      const mail = await write();
      if (mail === undefined) return 'unwanted';
      await sendMail(kind, mail);
      isSent = true;
      return 'sent';
    } catch (error) {
      if (!isThrottle(error)) throw error;
      slowDown(error);
      return 'throttled';
    } finally {
      if (!isSent) quota.left += 1;
    }
  }

  return {
    send: (kind, write) => {
      const sending = last.then(() => sendInTurn(kind, write));
      last = sending.catch(() => undefined);
      return sending;
    },
    sendAlongside: (kind, write) => {
      const turn = last.then(async () => {
        const quota = await startTurn(kind);
        nextAt = Date.now() + quota.interval;
        quota.left -= 1;
        return quota;
      });
      last = turn.catch(() => undefined);
      return sendAfterTurn(turn, kind, write);
    },
    width: async () => (await (opening ??= open())).width,
    end: async () => {
      if ((await opening)?.isOurs) await returnToken(...lease);
    },
  };
}

/** The share of the daily quota that mails of this kind leave to others. */
function reservedShare(kind: MailKind): number {
  if (kind === 'campaign') return shareForOtherMail;
  return staffKinds.has(kind) ? 0 : staffShare;
}

/** Claims the run and reads its quota. */
async function open() {
  if (!(await takeToken(...lease))) {
    return { isOurs: false, left: 0, daily: 0, interval: 0, width: 0 };
  }
  const quota = await readQuota().catch((error: unknown) => {
    // A failed look-up must not stop mail.
    logger.warn('mail quota unknown', { error });
  });
  const { rate, daily, sent } = quota ?? { rate: 1, daily: -1, sent: 0 };
  return {
    isOurs: true,
    left: daily < 0 ? Infinity : daily - sent,
    daily: Math.max(daily, 0),
    interval: (1000 * slowness) / rate,
    width: quota ? Math.min(Math.ceil(rate / 10), maxWidth) : 0,
  };
}
