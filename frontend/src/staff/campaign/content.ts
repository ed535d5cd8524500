import type {
  CampaignCheck,
  CampaignProblem,
  CampaignStatus,
  CampaignStop,
} from '#contract/campaign.ts';
import { recipientDays } from '#contract/retention.ts';
import { staffLimits } from '#contract/limits.ts';
import { counted } from '../campaigns/figures.ts';
import { staffTitle } from '../staff-title.ts';
import type { DraftField } from './draft-text.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${counted(count)} people`);

export const campaignWords = {
  documentTitle: (subject: string) => staffTitle(subject === '' ? 'Newsletter' : subject),
  back: 'All newsletters',
  failed: 'The newsletter could not be loaded.',
  gone: 'There is no newsletter at this address. It may have been deleted.',
  close: 'Close',
  busy: 'One moment…',
  conflict: 'Somebody else changed it first. This is how it is now.',
  notDone: 'That did not work. Check your connection, then try again.',
  duplicate: 'Duplicate',
  delete: {
    action: 'Delete',
    ask: 'Delete this draft?',
    text: 'You cannot get it back.',
    yes: 'Delete it',
    no: 'Keep it',
  },
} as const;

export const draftFieldNames = {
  subject: 'the subject',
  preheader: 'the preview text',
  body: 'the text',
  tags: 'the recipients',
  isPublic: 'the archive',
} as const satisfies Record<DraftField, string>;

export const draftWords = {
  text: 'Text and recipients',
  subject: 'Subject',
  preheader: 'Preview text',
  preheaderHint: 'Inboxes show it after the subject.',
  body: 'Text',
  bodyHint: 'Leave an empty line to start a new paragraph.',
  tools: 'Formatting',
  bold: { label: 'Bold', sample: 'bold text' },
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  link: { label: 'Link', sample: 'link text' },
  button: { label: 'Button', sample: 'Button text' },
  picture: 'Picture',
  tags: 'Send only to',
  tagsHint:
    'Subscribers’ tags, or the page where they signed up, such as /contact. Separate them with commas. Leave it empty to send to everyone.',
  isPublic: 'Show in the public archive',
  problems: {
    subject: `The subject must be ${staffLimits.campaignSubject.max} characters or fewer`,
    preheader: `The preview text must be ${staffLimits.preheader.max} characters or fewer`,
    oneLine: 'Write it on one line',
    body: `The text must be ${counted(staffLimits.campaignBody.max)} characters or fewer`,
    control: 'The text contains characters that do not work in emails. Paste it as plain text.',
    tag: (tag: string) =>
      `“${tag}” is not a tag: a tag must be ${staffLimits.segment.max} characters or fewer, without quotation marks`,
    tags: `Enter at most ${staffLimits.segments} tags`,
  },
} as const;

export const saveWords = {
  at: (time: string) => `Saved at ${time}`,
  saved: 'Saved',
  saving: 'Saving…',
  refused: 'Not saved: fix the problems above first.',
  failed:
    'Not saved: the server cannot be reached. Your text is kept in this browser until it is saved.',
  clash: {
    heading: 'Somebody else has changed this too',
    text: (fields: string) => `You both changed ${fields}. Yours is not saved yet.`,
    theirs: 'Theirs:',
    empty: 'Nothing',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
  },
  late: {
    text: 'Somebody sent this newsletter while you were writing. Your last changes are not in it.',
    use: 'New newsletter with my text',
    drop: 'Discard my text',
  },
} as const;

export const pictureWords = {
  title: 'Add a picture',
  file: 'Picture',
  fileHint: 'JPEG, PNG or WebP. It is resized to fit an email.',
  alt: 'Description',
  altHint: 'For readers who cannot see it: many email programs hide pictures at first.',
  add: 'Add it',
  adding: 'Adding…',
  cancel: 'Cancel',
  problems: {
    file: 'Choose a picture',
    alt: 'Describe the picture',
    tooLongAlt: 'The description must be 200 characters or fewer',
    svg: 'Email programs do not show SVG. Save it as PNG, then choose that file.',
    type: 'Choose a JPEG, PNG or WebP file',
    unreadable: 'This file could not be read as a picture. Choose another one.',
    large: 'This picture cannot be made small enough. Choose another one.',
    failed: 'The picture could not be stored. Check your connection, then try again.',
  },
} as const;

export const previewWords = {
  heading: 'Preview',
  frame: (subject: string) => (subject === '' ? 'Preview' : `Preview of ${subject}`),
  width: 'Width',
  widths: { desk: 'Desktop', phone: 'Phone' },
  scheme: 'Colours',
  schemes: { light: 'Light', dark: 'Dark' },
  part: 'Format',
  parts: { html: 'Formatted', text: 'Plain text' },
} as const;

const minutesText = (minutes: number) => {
  if (minutes <= 1) return 'within a minute of the start';
  const hours = Math.round(minutes / 60);
  const time =
    minutes < 120
      ? `${minutes} minutes`
      : hours < 48
        ? `${hours} hours`
        : `${Math.round(hours / 24)} days`;
  return `about ${time} after the start`;
};

export const checkWords = {
  heading: 'Check',
  again: 'Check again',
  checking: 'Checking…',
  failed: 'The check did not work. Try again.',
  outdated: 'The newsletter has changed since this check.',
  fine: 'No problems found.',
  blocking: 'Fix before sending',
  warnings: 'Worth checking',
  problems: {
    'no-subject': () => 'It has no subject. Write one: inboxes show it first.',
    capitals: () => 'The subject is all in capitals, which looks like spam. Use lower case.',
    'no-text': () => 'It has no text. Write some.',
    placeholder: (detail) => `The text still has “${detail}”. Replace or remove it.`,
    'link-form': (detail) =>
      `“${detail}” is not an address that an email can link to. Start it with https://, as in https://example.com/page.`,
    'link-broken': (detail) => `The page ${detail} does not open. Correct or remove the link.`,
    'picture-form': (detail) =>
      `The picture ${detail} is not stored here and may not show. Add it with the Picture button.`,
    'picture-without-alt': (detail) =>
      `The picture ${detail} has no description. Write one between the square brackets.`,
    'too-large': () =>
      'It is larger than 102 KB, where Gmail cuts emails off. Shorten it, or link to a page.',
    'no-recipients': () => 'It would reach nobody. Change “Send only to”, or wait for subscribers.',
  } satisfies Record<CampaignProblem['kind'], (detail: string) => string>,
  recipients: {
    heading: 'Recipients',
    reaches: (count: number) => `It reaches ${people(count)}.`,
    out: 'These people will not get it:',
    why: {
      pending: (count: number) => `${counted(count)} not confirmed yet`,
      left: (count: number) => `${counted(count)} unsubscribed`,
      bounced: (count: number) => `${counted(count)} with an address that bounces`,
      complained: (count: number) => `${counted(count)} who marked an email as spam`,
    } satisfies Partial<Record<keyof CampaignCheck['recipients'], (count: number) => string>>,
  },
  rate: (perSecond: number) =>
    perSecond >= 1
      ? `At ${counted(Math.round(perSecond))} emails a second, `
      : 'At less than one email a second, ',
  last: (minutes: number) => `the last one leaves ${minutesText(minutes)}.`,
  unknown: 'How long it will take is unknown: SES did not report its sending rate.',
  quota: (left: number) =>
    `SES allows ${counted(left)} more emails today. The rest go out as soon as it allows more.`,
  size: (bytes: number) => `It is ${Math.max(1, Math.round(bytes / 1000))} KB of at most 102 KB.`,
} as const;

export const testWords = {
  heading: 'Test',
  text: 'Send the saved version to one address to see it in an inbox.',
  to: 'Send a test to',
  submit: 'Send the test',
  busy: 'Sending…',
  done: (to: string) => `A test is on its way to ${to}. It arrives within a minute.`,
  notSaved: 'Your text is not saved yet, so no test was sent.',
  failed: 'The test could not be sent. Check your connection, then try again.',
  problems: {
    to: {
      required: 'Enter an email address',
      otherwise: 'Enter an email address such as name@example.com',
    },
  },
} as const;

export const sendWords = {
  heading: 'Send',
  when: 'When',
  now: 'Now',
  later: 'Later',
  at: 'Date and time',
  zone: (zone: string) => `In your time zone: ${zone}.`,
  send: (count: number) => `Send to ${people(count)}`,
  plan: (count: number) => `Schedule for ${people(count)}`,
  check: 'Check before sending',
  sending: 'One moment…',
  blocked: 'It cannot be sent yet: see the check.',
  nobody: 'It cannot be sent: it would reach nobody.',
  unchecked: 'It has changed, so it is checked again before you can send it.',
  waits: 'You can send it once it is checked.',
  notSaved: 'Your text is not saved yet, so nothing was sent.',
  stale: 'Somebody else has just changed it. Read it, then send it again.',
  failed: 'It was not sent. Check your connection, then try again.',
  problems: {
    required: 'Enter a date and a time',
    past: 'Choose a time in the future',
    far: 'Choose a time within a year',
  },
} as const;

export const startedWords = {
  startsIn: (seconds: number) => `Starts in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  startsNow: 'Starts within a minute.',
  undo: 'Undo',
  announced: 'Sending starts in 30 seconds. Until then, you can undo it.',
  startsAt: 'Starts on',
  toDraft: 'Back to draft',
  pause: 'Pause',
  resume: 'Resume',
  cancel: {
    action: 'Stop for good',
    ask: 'Stop this newsletter for good?',
    text: 'People who have it keep it. Nobody else gets it, and you cannot resume it.',
    yes: 'Stop it',
    no: 'Go back',
  },
  done: {
    draft: 'It is a draft again. Nothing was sent.',
    paused: 'Paused. Emails already on their way still arrive.',
    sending: 'Sending resumes within a minute.',
    cancelled: 'Stopped. Nobody else gets it.',
  } as Partial<Record<CampaignStatus, string>>,
  progress: 'Progress',
  progressOf: (done: number, all: number) => `${counted(done)} of ${counted(all)}`,
  listing: 'Collecting the recipients.',
  stopped: {
    bounces:
      'It paused automatically because more than 5% of its emails bounced. Check where these addresses come from before you resume it.',
    complaints:
      'It paused automatically because more than 0.1% of its readers marked it as spam. Consider whether they expected it before you resume it.',
    account:
      'It paused automatically because SES lets this account email nobody, or only addresses that it has verified. No email was lost. Resume it once that is fixed.',
  } satisfies Record<CampaignStop, string>,
  lost: `It cannot be resumed: ${recipientDays} days after its start, the addresses that it had not reached were deleted.`,
  figures: 'Figures',
  why: {
    uncertain: (count: number) =>
      `${people(count)} may or may not have it: SES did not answer, and nobody gets an email twice.`,
    skipped: (count: number) => `${people(count)} left the list before their turn.`,
    refused: (count: number) =>
      count === 1 ? 'SES refused 1 email.' : `SES refused ${counted(count)} emails.`,
  },
  links: 'Links',
  link: 'Link',
  clicks: 'Clicks',
  noLinks: 'It has no links.',
  archive: 'In the archive',
  facts: {
    heading: 'Details',
    preheader: 'Preview text',
    to: 'Recipients',
    everybody: 'All subscribers',
    author: 'Written by',
    at: 'Scheduled for',
    startedAt: 'Started',
    endedAt: 'Ended',
    notPublic: 'Not shown',
    later: 'Once sending starts',
  },
} as const;
