import { replyUndoSeconds } from '#contract/contact/reply-undo.ts';
import { staffLimits } from '#contract/limits.ts';
import * as brand from '../../content/brand.ts';

const megabytes = staffLimits.attachmentBytes / 1_000_000;

export const reply = {
  heading: 'Reply',
  to: 'To',
  from: 'From',
  sender: (username: string) => (username === '' ? brand.name : `${username}, ${brand.name}`),
  text: 'Your reply',
  placeholder: 'Write your reply, or start from a saved text.',
  template: 'Insert a saved text',
  tools: 'Formatting',
  bold: { label: 'Bold', press: 'Ctrl+B', sample: 'bold text' },
  list: { label: 'List' },
  link: { label: 'Link', press: 'Ctrl+K', sample: 'link text' },
  products: {
    label: 'Insert the products they asked about',
    columns: ['Product', 'Quantity', 'Price', 'Page'],
  },
  attach: 'Attach files',
  preview: { show: 'Preview', hide: 'Write', label: 'How it will read' },
  signature: 'Signature',
  send: 'Send',
  sendAndClose: 'Send and close',
  sending: 'Sending…',
  discard: 'Discard',
  keys: 'Ctrl+Enter sends',
  files: 'Files to send',
  remove: (name: string) => `Remove ${name}`,
  uploading: (percent: number) => `${percent} %`,
  anyway: 'Send anyway',
  wait: 'Keep writing',
  alsoWriting: (usernames: string) => `${usernames} is writing a reply too.`,
  arrived: (authors: string) => `${authors} answered while you were writing.`,
  asks: (reason: string) => `${reason} Send yours anyway?`,
  sent: {
    open: (name: string) => `Your reply to ${name} will be sent in ${replyUndoSeconds} seconds.`,
    closed: (name: string) =>
      `Closed. Your reply to ${name} will be sent in ${replyUndoSeconds} seconds.`,
  },
  failedLater: (id: string) =>
    `Your reply in contact #${id} could not be sent. It is kept there: try again.`,
  undone: 'Taken back: your reply is a draft again.',
  undoFailed: {
    left: 'Too late: the reply has been sent.',
    otherwise: 'The reply could not be taken back. Check your connection.',
  },
  notRestored: 'The reply was taken back, but the status could not be restored.',
  problems: {
    required: 'Write the reply first',
    too_long: `A reply must be ${staffLimits.reply.max.toLocaleString('en-CA')} characters or fewer`,
    uploading: 'Some files are still uploading. Send your reply when they are done.',
    failedFile: 'A file could not be uploaded. Remove it or try it again.',
    offline: 'You are offline. Your text stays here: send it when you are back.',
    failed: 'The reply could not be sent. Your text is still here: try again.',
    files: 'A file is no longer there. Remove it and attach it again.',
    noAddress: 'This contact has no email address to reply to.',
    gone: 'This contact is no longer there. Your text stays here.',
  },
  fileProblems: {
    type: 'Only pictures (JPEG, PNG, WebP, GIF) and PDF files can be sent.',
    empty: 'It is empty.',
    size: `Together, the files can be at most ${megabytes} MB.`,
    count: `A reply can have at most ${staffLimits.attachments} files.`,
    failed: 'It could not be uploaded.',
  },
  retry: 'Try again',
} as const;
