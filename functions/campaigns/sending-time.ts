import type { CampaignCheck } from '#contract/campaign.ts';
import { mailRun, shareForOtherMail } from '#contract/mail.ts';

const minutesPerDay = 24 * 60;

interface Quota {
  /** Mails per second. */
  readonly rate: number;
  /** Mails per 24 hours; -1 is unlimited. */
  readonly daily: number;
  /** Mails of the last 24 hours. */
  readonly sent: number;
}

type SendingTime = Pick<CampaignCheck, 'perSecond' | 'leftToday' | 'minutes'>;

/**
 * How fast a campaign leaves.
 * @param quota undefined if SES does not report it
 */
export function sendingTime(recipients: number, quota: Quota | undefined): SendingTime {
  if (quota === undefined) return { perSecond: null, leftToday: null, minutes: null };
  const { rate: perSecond, daily, sent } = quota;
  const minutesFor = (mails: number) => Math.ceil(mails / (perSecond * mailRun.newsletterSeconds));
  if (daily < 0) return { perSecond, leftToday: null, minutes: minutesFor(recipients) };
  const perDay = Math.floor(daily * (1 - shareForOtherMail));
  const leftToday = Math.max(Math.floor(perDay - sent), 0);
  const later = recipients - leftToday;
  if (later <= 0) return { perSecond, leftToday, minutes: minutesFor(recipients) };
  if (perDay === 0) return { perSecond, leftToday, minutes: null };
  // Each day's quota is used up from its start, so only the rest of the last day takes time.
  const days = Math.ceil(later / perDay);
  const onLastDay = later - (days - 1) * perDay;
  return { perSecond, leftToday, minutes: days * minutesPerDay + minutesFor(onLastDay) };
}
