import type { Token } from 'markdown-it';
import type { CampaignProblem } from '#contract/campaign.ts';
import { fromEnvironment } from '../http/environment.ts';
import { attributeOf, buttonType, parsedNewsletter, wordsOf } from './newsletter-markdown.ts';
import { type CampaignContent, prepareCampaign } from './render-campaign.ts';

/** At which Gmail cuts a mail. */
const maxBytes = 102_400;

/** Of a detail that is shown. */
const detailLength = 200;

/** The others are warnings. */
const blocking: ReadonlySet<CampaignProblem['kind']> = new Set([
  'no-subject',
  'no-text',
  'placeholder',
  'link-form',
  'picture-form',
  'too-large',
]);

/** What another program would have filled. */
const filledByOthers = [/\{\{[^{}\n]{0,60}\}\}/g, /(?<!\{)\{[A-Za-z_][\w .|-]{0,40}\}/g];

/** And what the writer meant to replace. */
const leftovers = [
  ...filledByOthers,
  /%[A-Za-z_]{3,30}%/g,
  /\|[A-Z_]{3,30}\|/g,
  /\[(?:[A-Z][A-Z _]{3,30}|(?:[Yy]our|[Ff]irst|[Ll]ast|[Ii]nsert) [\w ]{1,30})\]/g,
  /<<[^<>\n]{1,60}>>/g,
  /lorem ipsum/gi,
  /\b(?:TODO|XXX)\b/g,
];

/** Markdown that became no link or picture, such as an address with a space. */
const unread =
  /!?\[[^[\]\n]{0,200}\](?:\([^()\n]{0,200}\)?|\[[^[\]\n]{0,200}\]|:\s?https?:\S{0,200})/g;

const siteUrl = fromEnvironment('SITE_URL');

/** As long as they are on the site. */
const form = {
  siteUrl,
  page: `/newsletter/${'x'.repeat(80)}`,
  linkUrl: (number: number) =>
    `${siteUrl}/api/newsletter/links/XXXX-XXXX/${number}/${'x'.repeat(22)}`,
};

/** What is wrong with a campaign's text. Whether its links answer and whom it reaches is not known here. */
export function problemsOf(content: CampaignContent): CampaignProblem[] {
  const { subject, preheader, body } = content;
  const { tokens, rejected } = parsedNewsletter(body);
  // The page has the links' own addresses, which may be long.
  const { bytes, archiveHtml } = prepareCampaign(content, form);
  const lines = tokens.map(lineOf).filter((line) => line.length > 0);
  const parts = lines.flat();
  const typed = [subject, preheader, ...lines.map((line) => wordsOf(withoutAddresses(line)))];
  const targets = [...tokens, ...parts].map((token) => withBraces(attributeOf(token, 'href')));
  const notRead = lines.flatMap((line) => wordsOf(line).match(unread) ?? []);
  return [
    ...problems('no-subject', subject.trim() === ''),
    ...problems('capitals', [subject, ...headingsOf(tokens)].filter(isShouted)),
    ...problems('no-text', !parts.some(isText)),
    ...problems('placeholder', [...found(leftovers, typed), ...found(filledByOthers, targets)]),
    ...problems('link-form', [...rejected.links, ...notRead.filter((words) => !isPicture(words))]),
    ...problems('picture-form', [...rejected.pictures, ...notRead.filter(isPicture)]),
    ...problems(
      'picture-without-alt',
      parts.filter(hasNoAlt).map((picture) => attributeOf(picture, 'src')),
    ),
    ...problems('too-large', bytes > maxBytes || Buffer.byteLength(archiveHtml) > maxBytes),
  ];
}

/** One without a detail, or one for each distinct detail. */
function problems(kind: CampaignProblem['kind'], what: boolean | readonly string[]) {
  const isBlocking = blocking.has(kind);
  if (typeof what === 'boolean') return what ? [{ kind, isBlocking }] : [];
  return [...new Set(what)].map((detail) => ({
    kind,
    detail: detail.slice(0, detailLength),
    isBlocking,
  }));
}

/** The parts of a line of text, or of a button's label. */
function lineOf(token: Token): readonly Token[] {
  return token.type === buttonType ? [token] : (token.children ?? []);
}

function headingsOf(tokens: readonly Token[]): string[] {
  return tokens
    .filter((_, at) => tokens[at - 1]?.type === 'heading_open')
    .map((line) => wordsOf(line.children ?? []));
}

/** Whether most letters of several words are capitals. */
function isShouted(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  const capitals = line.match(/\p{Lu}/gu) ?? [];
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return words.length > 1 && capitals.length > letters.length / 2;
}

function isText({ type, content }: Token): boolean {
  return ['text', 'code_inline', buttonType].includes(type) && content.trim() !== '';
}

function hasNoAlt({ type, content }: Token): boolean {
  return type === 'image' && content.trim() === '';
}

function isPicture(words: string): boolean {
  return words.startsWith('!');
}

/** A line without the addresses that it shows, which may look like anything. */
function withoutAddresses(line: readonly Token[]): Token[] {
  return line.filter((_, at) => {
    const before = line[at - 1];
    return before?.type !== 'link_open' || before.info !== 'auto';
  });
}

/** Braces as they were typed. */
function withBraces(address: string): string {
  return address.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');
}

function found(patterns: readonly RegExp[], texts: readonly string[]): string[] {
  return texts.flatMap((text) => patterns.flatMap((pattern) => text.match(pattern) ?? []));
}
