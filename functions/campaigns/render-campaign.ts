import { campaignMail, publicCampaignMail } from '#mail/templates.ts';
import { placeholder } from '#mail/template.ts';
import { wrap } from '#mail/wrap.ts';
import { escaped } from '../http/escaped.ts';
import { fill, type MailParts } from '../mail/fill.ts';
import { Markup } from '../mail/markup.ts';
import { newsletterHtml } from './newsletter-html.ts';
import { isWebAddress, parsedNewsletter, wordsOf } from './newsletter-markdown.ts';
import { newsletterText } from './newsletter-text.ts';

/** What staff write. */
export interface CampaignContent {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

export interface CampaignForm {
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The path of its page in the archive, if it is public. */
  readonly page?: string | undefined;
  /** The address of a link: its counted one, or its target. */
  readonly linkUrl: (number: number, target: string) => string;
  /** Shows only this scheme: for a preview. */
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** A campaign's mail, for any number of recipients. */
export interface PreparedCampaign {
  /** The distinct web addresses that it links to, by number. */
  readonly links: readonly string[];
  /** Of its HTML for the recipient with the longest address. */
  readonly bytes: number;
  /** The text for its page, with the links' own addresses and without styles. */
  readonly archiveHtml: string;
  /** The mail of one recipient. */
  readonly write: (leaveUrl: string) => MailParts;
}

/** Its page in the archive. A draft has none yet. */
interface StaffMailPage {
  readonly isPublic: boolean;
  readonly page?: string | undefined;
}

/** A leave URL's characters: a token with an address of 254 characters, in base64. */
const longestLeaveUrl = 640;

/** The start of a text that serves as its preheader. */
const openingLength = 140;

/** Renders what all recipients' mails share, once. The preview, a test, the sending and the archive show the same. */
export function prepareCampaign(
  { subject, preheader, body }: CampaignContent,
  { siteUrl, page, linkUrl, scheme }: CampaignForm,
): PreparedCampaign {
  const { tokens } = parsedNewsletter(body);
  const numbers = new Map<string, number>();
  const href = (target: string) => {
    if (!isWebAddress(target)) return target;
    const number = numbers.get(target) ?? numbers.size;
    numbers.set(target, number);
    return linkUrl(number, target);
  };
  const first = tokens.find(({ type }) => type === 'inline');
  const opening = wordsOf(first?.children ?? []).slice(0, openingLength);
  const common = {
    preheader: preheader === '' ? opening : preheader,
    body: new Markup({
      html: newsletterHtml(tokens, { href, siteUrl, isMail: true }),
      text: newsletterText(tokens, href),
    }),
    leaveUrl: '',
    pageUrl: `${siteUrl}${page ?? ''}`,
  };
  const template = page === undefined ? campaignMail : publicCampaignMail;
  const line = fill({ ...template, html: '', text: '' }, { ...common, subject }).subject;
  // Around the leave URL, so that a recipient's mail is only joined.
  const leave = placeholder('leaveUrl');
  const html = withScheme(template.html, scheme)
    .split(leave)
    .map((part) => fill({ ...template, html: part }, { ...common, subject }).html);
  const text = template.text
    .split(leave)
    .map((part) => fill({ ...template, text: part }, { ...common, subject: wrap(subject) }).text);
  return {
    links: [...numbers.keys()],
    bytes: Buffer.byteLength(html.join('')) + (html.length - 1) * longestLeaveUrl,
    archiveHtml: newsletterHtml(tokens, { href: (target) => target, siteUrl, isMail: false }),
    write: (leaveUrl) => ({
      subject: line,
      html: html.join(escaped(leaveUrl)),
      text: text.join(leaveUrl),
    }),
  };
}

const uncounted = (_number: number, target: string) => target;

/** The mail as staff see it, with links that are not counted; the one to unsubscribe opens the page that asks for an address. */
export function staffMail(
  { isPublic, page = '/newsletter', ...content }: CampaignContent & StaffMailPage,
  { siteUrl, scheme }: Pick<CampaignForm, 'siteUrl' | 'scheme'>,
): MailParts {
  const form = { siteUrl, scheme, page: isPublic ? page : undefined };
  return prepareCampaign(content, { ...form, linkUrl: uncounted }).write(`${siteUrl}/unsubscribe`);
}

/** The letter in one scheme, whatever the reader's. */
function withScheme(html: string, scheme: 'light' | 'dark' | undefined): string {
  if (scheme === undefined) return html;
  return html
    .replaceAll('light dark', scheme)
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}
