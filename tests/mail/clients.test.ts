import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parse, type Root } from 'postcss';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { prepareCampaign } from '#functions/campaigns/render-campaign.ts';

/**
 * The features of HTML and CSS that mail clients were tested for, and those of Gmail, Outlook and Apple Mail that do not
 * support them. To renew the file, take the newest version of each client from the package's `data/caniemail.json`.
 */
const { unsupported } = z
  .object({ unsupported: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('tests/mail/caniemail.json', 'utf8')));

/** What some of them do not support, and why a mail does without it. */
const allowed: Readonly<Record<string, string>> = {
  '<body> element': 'Outlook for Mac drops its ground, which the outer table has too.',
  '<style> element': 'Gmail in a phone’s browser drops it: the styles of elements remain.',
  '@media': 'Without it a mail is light and has the margins of a desktop.',
  '@media (prefers-color-scheme)': 'Gmail and Outlook for Windows make their own dark colours.',
  'Class selector': 'Only the style sheet has any.',
  'border-radius': 'Outlook for Windows shows buttons with corners.',
  'color-scheme CSS property': 'Only tells Apple Mail that a dark scheme is there.',
  'color-scheme meta tag': 'The same.',
  'display:none': 'Gmail in a phone’s browser obeys the preheader’s height of 0.',
  'max-height property': 'Outlook for Windows obeys the preheader’s `display: none`.',
  overflow: 'The same.',
  'overflow-wrap': 'Where a word of more than a line is not broken, it widens the sheet.',
  'role attribute': 'Tables are announced as such.',
  'word-wrap': 'Stands in for `overflow-wrap` in Gmail.',
};

/** A mail with everything that staff can write. */
const mail = prepareCampaign(
  {
    subject: 'New devices',
    preheader: 'What we measured',
    body: [
      '# One\n## Two\n### Three',
      'Text, *em*, **strong**, `code`\nand a [link](https://a.example) or [address](mailto:a@a.example)',
      '- a\n  1. b\n- c\n\n3. d\n\n   e',
      '> quote\n\n---',
      `![A sensor](/mail/${'0a'.repeat(16)}.jpg)`,
      '[Read it](https://a.example "button")',
    ].join('\n\n'),
  },
  {
    siteUrl: 'https://site.example',
    page: '/newsletter/new-devices',
    linkUrl: (number) => `https://site.example/${number}`,
  },
).write('https://site.example/unsubscribe?token=a');

/** The data's titles by what they name: `<h1`, `text-align`. */
const titles = new Map<string, string>();
for (const title of Object.keys(unsupported)) {
  const names = [...title.split(', '), ...(title.match(/<\w+|[a-z-]+\(\)/g) ?? [])];
  for (const name of names) {
    titles.set(name.replace(/ (?:CSS property|property|shorthand)$/, ''), title);
  }
}

function titlesOf(...names: readonly string[]): string[] {
  return names.map((name) => titles.get(name)).filter((title) => title !== undefined);
}

/** The features that a mail uses, by the titles of the data. */
function featuresOf(html: string): string[] {
  const document = parseDocument(html);
  const found: string[] = [];
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    const { name, attribs } = element;
    const { style = '', href = '', name: meta = '' } = attribs;
    found.push(
      ...titlesOf(/^h[1-6]$/.test(name) ? '<h1' : `<${name}`),
      ...titlesOf(...Object.keys(attribs).map((attribute) => `${attribute} attribute`)),
      ...titlesOf(`${meta} meta tag`, `${/^\w+:/.exec(href)?.[0] ?? ''} links`),
      ...declarationTitles(parse(style)),
    );
    if (name === 'style') {
      const sheet = parse(DomUtils.textContent(element));
      found.push(...declarationTitles(sheet), ...ruleTitles(sheet));
    }
  }
  return found;
}

function declarationTitles(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkDecls(({ prop, value, important }) => {
    const units = value.match(/(?<=\d)(?:[a-z]+|%)/g) ?? [];
    const calls = value.match(/[a-z-]+\(/g) ?? [];
    // The longest that is known: `border-top-color`, `border-top` or `border`.
    const names = prop
      .split('-')
      .map((_, at, parts) => parts.slice(0, parts.length - at).join('-'));
    found.push(
      ...titlesOf(...names).slice(0, 1),
      ...titlesOf(`${prop}:${value}`, ...units.map((unit) => `${unit} unit`)),
      ...titlesOf(...calls.map((call) => `${call})`)),
      ...titlesOf(...(important ? ['!important keyword'] : [])),
    );
  });
  return found;
}

function ruleTitles(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkAtRules(({ name, params }) => {
    found.push(...titlesOf(`@${name}`, `@${name} ${params.replace(/:.*\)/, ')')}`));
  });
  sheet.walkRules(({ selector }) => {
    found.push(...titlesOf(...(selector.match(/::?[a-z-]+/g) ?? [])));
    if (/(?:^|[\s,>+~])[a-z]/i.test(selector)) found.push('Type selector');
    for (const [mark, title] of Object.entries(selectors)) {
      if (selector.includes(mark)) found.push(title);
    }
  });
  return found;
}

const selectors = {
  '.': 'Class selector',
  '#': 'ID selector',
  '[': 'Attribute selector',
  ',': 'Grouping selectors',
  '>': 'Child combinator',
  ' ': 'Descendant combinator',
  '+': 'Adjacent sibling combinator',
  '~': 'General sibling combinator',
} as const;

test('A newsletter uses nothing that Gmail, Outlook or Apple Mail does not support, or does without it', () => {
  const used = [...new Set(featuresOf(mail.html))];
  const missing = used.filter((title) => unsupported[title] !== '');

  expect(used.length).toBeGreaterThan(40);
  expect(missing.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test.each([
  ['<svg></svg>', 'Embedded <svg> image'],
  ['<p hidden>', 'hidden attribute'],
  ['<p style="display: flex">', 'display:flex'],
  ['<p style="position:fixed">', 'position'],
  ['<p style="width:1rem">', 'rem unit'],
  ['<p style="margin-top:calc(1px)">', 'CSS calc() function'],
  ['<style>p:hover{color:red}</style>', ':hover'],
  ['<style>@font-face{}</style>', '@font-face'],
])('The check finds %s', (html, feature) => {
  expect(unsupported[feature]).toMatch(/\w/);
  expect(featuresOf(html)).toContain(feature);
});
