import * as z from 'zod/mini';
import { email, text } from './fields.ts';
import { staffLimits } from './limits.ts';

/**
 * `scheduled`: starts at its time; cancelled before that, it is a draft again. `sending` and `paused`: its recipients are
 * fixed. `sent` and `cancelled`: nothing more goes out.
 */
const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
export const CampaignStatus = z.enum(campaignStatuses);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** Seconds between "Send now" and the start, in which it can be undone. */
export const undoSeconds = 30;

/** A tag of subscribers, or the path of the page whose form they used, such as `/contact`. */
export const Segment = text(staffLimits.segment, 'must be a tag or the path of a page');

const segments = z.array(Segment, { error: 'must be a list' }).check(
  z.maxLength(staffLimits.segments, { error: `must have at most ${staffLimits.segments} entries` }),
  z.refine((all) => new Set(all).size === all.length, { error: 'must not contain duplicates' }),
);

const line = (bounds: { min: number; max: number }) =>
  text(bounds, `must be one line of at most ${bounds.max} characters`);

const Fields = z.strictObject({
  /** May be empty while it is a draft. */
  subject: line(staffLimits.campaignSubject),
  /** What an inbox shows after the subject. */
  preheader: line(staffLimits.preheader),
  /** Markdown; `[Label](https://… "button")` is a button. */
  body: text(staffLimits.campaignBody),
  /** Goes to subscribers with one of them; to all confirmed ones if it is empty. */
  tags: segments,
  /** Whether the archive shows it. */
  isPublic: z.boolean({ error: 'must be true or false' }),
});

/** A new draft. */
export const CampaignRequest = z.partial(Fields, { preheader: true, tags: true, isPublic: true });
export type CampaignRequest = z.infer<typeof CampaignRequest>;

/** A change of a draft: what is left out stays. */
export const CampaignUpdate = z
  .partial(Fields)
  .check(z.refine((update) => Object.keys(update).length > 0, { error: 'must change something' }));
export type CampaignUpdate = z.infer<typeof CampaignUpdate>;

const count = z.int().check(z.nonnegative());

/** A campaign's results, counted in recipients; `clicks` counts link visits. */
export const CampaignFigures = z.strictObject({
  /** Fixed at the start. */
  recipients: count,
  /** Accepted by SES. */
  sent: count,
  delivered: count,
  bounced: count,
  complained: count,
  /** Unsubscribed by a link of this campaign. */
  left: count,
  /** SES did not answer for them: they may or may not have the mail, and it is not sent again. */
  uncertain: count,
  /** Left the list between the start and their turn. */
  skipped: count,
  /** Refused by SES. */
  refused: count,
  clicks: count,
});
export type CampaignFigures = z.infer<typeof CampaignFigures>;

const time = z.iso.datetime();

export const CampaignStop = z.enum(['bounces', 'complaints', 'account']);
export type CampaignStop = z.infer<typeof CampaignStop>;

/** A campaign in the list, without its text. */
export const CampaignSummary = z.strictObject({
  id: z.string(),
  version: z.int(),
  status: CampaignStatus,
  subject: z.string(),
  tags: z.array(z.string()),
  isPublic: z.boolean(),
  createdAt: time,
  /** The last change of its text or status. */
  changedAt: time,
  /** Who made it. */
  author: z.string(),
  /** When a scheduled campaign starts. */
  at: z.optional(time),
  startedAt: z.optional(time),
  endedAt: z.optional(time),
  /** Why it was paused by itself; `account`: SES lets the account send to nobody, or to verified addresses only. */
  stoppedBy: z.optional(CampaignStop),
  figures: CampaignFigures,
});
export type CampaignSummary = z.infer<typeof CampaignSummary>;

export const Campaign = z.extend(CampaignSummary, {
  preheader: z.string(),
  body: z.string(),
  /** The path of its archive page, from the start on. */
  page: z.optional(z.string()),
  /** The links of the mail, once it was sent. */
  links: z.array(z.strictObject({ url: z.string(), clicks: count })),
});
export type Campaign = z.infer<typeof Campaign>;

/** Sends a test, within a minute. */
export const CampaignTest = z.strictObject({ to: email() });
export type CampaignTest = z.infer<typeof CampaignTest>;

/** Sends a campaign at a time, or in {@link undoSeconds} if it is left out. */
export const CampaignSend = z.strictObject({
  at: z.optional(z.iso.datetime({ error: 'must be a time in UTC such as 2026-12-01T09:00:00Z' })),
});
export type CampaignSend = z.infer<typeof CampaignSend>;

/** What is wrong with a draft. `isBlocking` ones must be fixed before it is sent. */
export const CampaignProblem = z.strictObject({
  kind: z.enum([
    'no-subject',
    'capitals',
    'no-text',
    'placeholder',
    'link-form',
    'link-broken',
    'picture-form',
    'picture-without-alt',
    'too-large',
    'no-recipients',
  ]),
  /** The link, the picture, or the words. */
  detail: z.optional(z.string()),
  isBlocking: z.boolean(),
});
export type CampaignProblem = z.infer<typeof CampaignProblem>;

/** Whom a draft would reach, and who stays out. */
export const CampaignCheck = z.strictObject({
  problems: z.array(CampaignProblem),
  /** Bytes of its HTML; Gmail cuts at 102 KB. */
  bytes: count,
  recipients: z.strictObject({
    confirmed: count,
    pending: count,
    left: count,
    bounced: count,
    complained: count,
  }),
  /** Mails a second, and how many may still go out today; null if SES does not say, or without limit. */
  perSecond: z.nullable(z.number()),
  leftToday: z.nullable(z.number()),
  /** About how many minutes from the start the last mail leaves. */
  minutes: z.nullable(z.number()),
});
export type CampaignCheck = z.infer<typeof CampaignCheck>;

/** A JPEG of at most 1 MB, in base64. */
export const PictureRequest = z.strictObject({
  data: z
    .string({ error: 'must be text' })
    .check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'must be base64' })),
});
export type PictureRequest = z.infer<typeof PictureRequest>;

/** The path of a stored picture, `/mail/<hash>.jpg`. */
export const StoredPicture = z.strictObject({ path: z.string() });
export type StoredPicture = z.infer<typeof StoredPicture>;

/** A path of {@link StoredPicture}. */
export const picturePattern = /^\/mail\/[0-9a-f]{32}\.jpg$/;

/** The iframe's color scheme, since a preview shows both. */
export const PreviewQuery = z.object({
  scheme: z.optional(z.enum(['light', 'dark'])),
  /** `text` shows the text part. */
  part: z.optional(z.enum(['html', 'text'])),
});
