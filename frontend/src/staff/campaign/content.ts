import type { CampaignCheck, CampaignProblem, CampaignStop } from '#contract/campaign.ts';
import { staffLimits } from '#contract/limits.ts';
import { counted } from '../campaigns/figures.ts';
import { staffTitle } from '../frame/staff-title.ts';
import type { DraftField } from './draft-text.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${counted(count)} people`);

export const campaignWords = {
  documentTitle: (subject: string) => staffTitle(subject === '' ? 'Newsletter' : subject),
  back: 'All newsletters',
  failed: 'The newsletter could not be loaded.',
  gone: 'There is no newsletter at this address. It may have been deleted.',
  close: 'Close',
  busy: 'One moment…',
  overtaken: 'Somebody else was faster. This is how it is now.',
  notDone: 'That did not work. Check your connection, then try again.',
  duplicate: 'Duplicate',
  delete: {
    action: 'Delete',
    ask: 'Delete this draft?',
    text: 'It is gone for good.',
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
  preheaderHint: 'What an inbox shows after the subject.',
  body: 'Text',
  bodyHint: 'An empty line begins a new paragraph.',
  tools: 'Formatting',
  bold: { label: 'Bold', sample: 'bold text' },
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  link: { label: 'Link', sample: 'words of the link' },
  button: { label: 'Button', sample: 'Words of the button' },
  picture: 'Picture',
  tags: 'Only to',
  tagsHint:
    'Tags of subscribers, or the page whose form they used, such as /contact, with commas between them. Empty: to all.',
  isPublic: 'Show in the public archive',
  problems: {
    subject: `A subject must be ${staffLimits.campaignSubject.max} characters or fewer`,
    preheader: `A preview text must be ${staffLimits.preheader.max} characters or fewer`,
    oneLine: 'This must be one line',
    body: `The text must be ${counted(staffLimits.campaignBody.max)} characters or fewer`,
    control: 'The text has characters that no mail may have. Paste it as plain text.',
    tag: (tag: string) =>
      `“${tag}” is no tag: it must be ${staffLimits.segment.max} characters or fewer, without quotation marks`,
    tags: `Choose ${staffLimits.segments} at most`,
  },
} as const;

export const saveWords = {
  at: (time: string) => `Saved at ${time}`,
  saved: 'Saved',
  changed: 'Not saved yet.',
  saving: 'Saving…',
  refused: 'Not saved: something must be mended first.',
  failed: 'Not saved: the server cannot be reached. Your text stays in this browser until it is.',
  closed: 'Not saved: this is no draft any more.',
  clash: {
    heading: 'Somebody else has changed the same',
    text: (fields: string) => `You both changed ${fields}. Yours is not saved yet.`,
    theirs: 'Theirs:',
    empty: 'Nothing',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
  },
  late: {
    text: 'Somebody sent this newsletter while you were writing. What you typed last is not in it.',
    use: 'New newsletter with my text',
    drop: 'Discard my text',
  },
} as const;

export const pictureWords = {
  title: 'Add a picture',
  file: 'Picture',
  fileHint: 'JPEG, PNG or WebP. It is made small enough for mails.',
  alt: 'Description',
  altHint: 'For readers who do not see it: many mail programs show no pictures at first.',
  add: 'Add it',
  adding: 'Adding…',
  cancel: 'Cancel',
  problems: {
    file: 'Choose a picture',
    alt: 'Describe the picture',
    tooLongAlt: 'A description must be 200 characters or fewer',
    svg: 'Mail programs do not show SVG. Save it as PNG, then choose that.',
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
  widths: { desk: 'Desk', phone: 'Phone' },
  scheme: 'Colours',
  schemes: { light: 'Light', dark: 'Dark' },
  part: 'Form',
  parts: { html: 'Layout', text: 'Plain text' },
  saved: 'Shows what is saved.',
} as const;

const minutesText = (minutes: number) => {
  if (minutes <= 1) return 'within a minute';
  if (minutes < 120) return `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `about ${hours} hours` : `about ${Math.round(hours / 24)} days`;
};

export const checkWords = {
  heading: 'Check',
  again: 'Check again',
  checking: 'Checking…',
  failed: 'The check did not work. Try again.',
  outdated: 'You have changed it since this check.',
  fine: 'Nothing is wrong with it.',
  blocking: 'Mend before you send',
  warnings: 'Look at this',
  problems: {
    'no-subject': () => 'It has no subject. Write one: an inbox shows it first.',
    capitals: () => 'The subject is in capitals, which reads like spam. Write it in small letters.',
    'no-text': () => 'It has no text. Write one.',
    placeholder: (detail) => `The text still has “${detail}”. Replace it, or take it out.`,
    'link-form': (detail) =>
      `“${detail}” is no address that a mail can link to. Begin it with https://, such as https://example.com/page.`,
    'link-broken': (detail) =>
      `The page ${detail} does not open. Correct the link, or take it out.`,
    'picture-form': (detail) =>
      `The picture ${detail} does not come from here, and may not show. Add it by the picture button.`,
    'picture-without-alt': (detail) =>
      `The picture ${detail} has no description. Write one between the square brackets.`,
    'too-large': () =>
      'It is larger than 102 KB, where Gmail cuts a mail off. Shorten it, or link to a page.',
    'no-recipients': () => 'It would reach nobody. Change “Only to”, or wait for subscribers.',
  } satisfies Record<CampaignProblem['kind'], (detail: string) => string>,
  recipients: {
    heading: 'Recipients',
    reaches: (count: number) => `It reaches ${people(count)}.`,
    out: 'These stay out:',
    why: {
      pending: (count: number) => `${counted(count)} have not confirmed their address yet`,
      left: (count: number) => `${counted(count)} have unsubscribed`,
      bounced: (count: number) => `${counted(count)} have an address that takes no mail`,
      complained: (count: number) => `${counted(count)} have marked a mail as spam`,
    } satisfies Partial<Record<keyof CampaignCheck['recipients'], (count: number) => string>>,
  },
  rate: (perSecond: number) =>
    perSecond >= 1
      ? `At ${counted(Math.round(perSecond))} mails a second, `
      : 'At less than one mail a second, ',
  last: (minutes: number) => `the last one leaves ${minutesText(minutes)} after the start.`,
  unknown: 'How long it takes is not known: SES did not say how fast it sends.',
  quota: (left: number) =>
    `SES lets ${counted(left)} more mails leave today. The rest leaves as soon as it lets more.`,
  size: (bytes: number) => `Its size is ${Math.max(1, Math.round(bytes / 1000))} KB of 102 KB.`,
} as const;

export const testWords = {
  heading: 'Test',
  text: 'Sends it as it is saved to one address, so that you see it in an inbox.',
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
  later: 'At a time',
  at: 'Date and time',
  zone: (zone: string) => `In your time zone: ${zone}.`,
  send: (count: number) => `Send to ${people(count)}`,
  plan: (count: number) => `Schedule for ${people(count)}`,
  check: 'Check before sending',
  sending: 'One moment…',
  blocked: 'It cannot be sent yet: see the check.',
  nobody: 'It cannot be sent: it would reach nobody.',
  unchecked: 'You have changed it, so it is checked once more before it can be sent.',
  waits: 'It can be sent once it is checked.',
  notSaved: 'Your text is not saved yet, so nothing was sent.',
  changed: 'Somebody else has changed it just now. Read it, then send it again.',
  refused: (message: string) => `It was not sent: ${message}`,
  failed: 'It was not sent. Check your connection, then try again.',
  problems: {
    required: 'Enter a date and a time',
    past: 'Choose a time that is still to come',
    far: 'Choose a time within a year',
  },
} as const;

export const startedWords = {
  startsIn: (seconds: number) => `Starts in ${seconds} s.`,
  startsNow: 'Starts within a minute.',
  undo: 'Undo',
  announced: 'The newsletter starts in 30 seconds. Until then you can undo it.',
  startsAt: 'Starts on',
  toDraft: 'Back to draft',
  back: 'It is a draft again. Nothing was sent.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: {
    action: 'Stop for good',
    ask: 'Stop this newsletter for good?',
    text: 'Whoever has it keeps it. Nobody else gets it, and it cannot be resumed.',
    yes: 'Stop it',
    no: 'Let it be',
  },
  done: {
    pause: 'Paused. Mails that are on their way still arrive.',
    resume: 'It goes on within a minute.',
    cancel: 'Stopped. Nobody else gets it.',
  },
  progress: 'Progress',
  progressOf: (done: number, all: number) => `${counted(done)} of ${counted(all)}`,
  listing: 'The recipients are being listed.',
  stopped: {
    bounces:
      'It paused by itself: more than 5% of its mails bounced. Look at where these addresses come from before you resume it.',
    complaints:
      'It paused by itself: more than 0.1% of its readers marked it as spam. Ask yourself whether they expected it before you resume it.',
    account:
      'It paused by itself: SES lets this account send to nobody, or only to addresses that it has verified. Nobody has lost a mail. Resume it once that is mended.',
  } satisfies Record<CampaignStop, string>,
  figures: 'Figures',
  why: {
    uncertain: (count: number) =>
      count === 1
        ? '1 person may have it or not: SES gave no answer, and the mail is not sent twice.'
        : `${counted(count)} people may have it or not: SES gave no answer, and no mail is sent twice.`,
    skipped: (count: number) =>
      count === 1
        ? '1 person left the list before it was their turn.'
        : `${counted(count)} people left the list before it was their turn.`,
    refused: (count: number) =>
      count === 1 ? 'SES refused 1 mail.' : `SES refused ${counted(count)} mails.`,
  },
  links: 'Links',
  link: 'Link',
  clicks: 'Clicks',
  noLinks: 'It has no links.',
  archive: 'In the archive',
  facts: {
    heading: 'Facts',
    preheader: 'Preview text',
    to: 'Goes to',
    everybody: 'All subscribers',
    author: 'Written by',
    at: 'Planned for',
    startedAt: 'Started',
    endedAt: 'Ended',
    notPublic: 'Not shown',
    later: 'From the start on',
  },
} as const;
