import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ContactRequest } from '#contract/contact/request.ts';
import { NoteRequest } from '#contract/contact/note.ts';
import { text as textOf } from '#contract/fields.ts';
import { idempotencyKeyPattern, limits, staffLimits } from '#contract/limits.ts';
import { NewsletterRequest } from '#contract/newsletter.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { productSlug, productSlugs } from '#contract/products.ts';
import { CodeRequest, NewPasswordRequest, SignInRequest } from '#contract/sign-in.ts';
import { foldedUsername } from '#contract/text.ts';
import { VitalsReport } from '#contract/vitals.ts';

const contact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  phone: '+1 (905) 555-0142',
  businessEmail: 'ada@engines.example',
  message: 'Hello.',
  termsAccepted: true,
  timeZone: 'America/Toronto',
};

/** An address of `length` characters with the longest allowed host labels. */
function address(length: number): string {
  const host = `${'h'.repeat(63)}.${'h'.repeat(63)}.example`;
  return `${'a'.repeat(length - host.length - 1)}@${host}`;
}

const text = (length: number) => 'é'.repeat(length);
const digits = (length: number) => '1'.repeat(length);
/** Up to seven digits, then dashes. */
const numberOf = (length: number) => '1111111'.slice(0, length).padEnd(length, '-');

type Case = [string, z.ZodMiniType, object, { min: number; max: number }, typeof text];
const fields: Case[] = [
  ['firstName', ContactRequest, contact, limits.firstName, text],
  ['lastName', ContactRequest, contact, limits.lastName, text],
  ...optionalFields.map((row): Case => [row.name, ContactRequest, contact, row, text]),
  ['phone', ContactRequest, contact, limits.phone, numberOf],
  ['businessEmail', ContactRequest, contact, limits.email, address],
  ['message', ContactRequest, contact, limits.message, text],
  ['text', NoteRequest, {}, staffLimits.note, text],
  ['timeZone', ContactRequest, contact, limits.timeZone, digits],
  ['email', NewsletterRequest, {}, limits.email, address],
  ['username', SignInRequest, { password: 'x' }, limits.username, digits],
  ['password', SignInRequest, { username: 'x' }, { ...limits.password, min: 1 }, text],
  ['newPassword', NewPasswordRequest, {}, limits.password, text],
];

test.each(fields)('%s accepts its minimum and maximum length, and nothing beyond', (...row) => {
  const [field, schema, others, { min, max }, make] = row;
  // The address's form requires five characters; its own cases below cover that.
  const shortest = min > 0 && make !== address ? [min, min - 1] : [max, max + 1];
  const accepted = [max, max + 1, ...shortest].map(
    (length) => schema.safeParse({ ...others, [field]: make(length) }).success,
  );

  expect(accepted).toEqual([true, false, true, false]);
});

test.each([
  ['must have at most 3 characters', { min: 0, max: 3 }],
  ['must have at most 3 characters', { min: 1, max: 3 }],
  ['must have between 2 and 3 characters', { min: 2, max: 3 }],
])('A text that is too long %s: %j', (words, bounds) => {
  const { error } = textOf(bounds).safeParse('four');

  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});

function acceptsContact(changes: object): boolean {
  return ContactRequest.safeParse({ ...contact, ...changes }).success;
}

function acceptsAddress(email: string): boolean {
  return NewsletterRequest.safeParse({ email }).success;
}

describe('A phone number', () => {
  test.each([
    '555-0142',
    '+1 (905) 555-0142',
    '905.555.0142 ext. 7',
    '+49 30/901820',
    '+1\u00A0905\u00A05550142',
    '*67 905 555 0142',
    '123456789012345',
    '+1 905 555 0142 x 12345',
    '\u202D+1 905 555 0142\u202C',
    '\u2066+1 (905)\u2069 555\u200E-0142',
    '905\u2010555\u20110142',
    '905\u2012555\u20130142',
    '905\u2212555\u22120142',
    '+1\u202F905\u2009555\u20070142',
    '+1 905 555 0142 extension 44',
    '+1 905 555 0142 Extension: 44',
    '+1 905 555 0142, ext. 7',
    '+1 905 555 0142;ext=7',
    '905 555 0142 poste 44',
    '905.555.0142x44',
    'tel:+1-905-555-0142;ext=7',
    'Tel. 905 555 0142',
    '+1 905 555 0142,,7',
    '\uFF0B\uFF11 \uFF19\uFF10\uFF15 555 0142',
    '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
  ])('may be written as people do: %j', (phone) => expect(acceptsContact({ phone })).toBe(true));

  test.each([
    'call me',
    '123',
    '123456 ext. 7890',
    '------------',
    '1234567890123456',
    '905\n5550142',
    '<9055550142>',
    '905;5550142',
    '905 555 0142 ext',
    '905 555 0142 ext 12345678',
    '1-800-FLOWERS',
  ])('may not be %j', (phone) => expect(acceptsContact({ phone })).toBe(false));
});

describe('An address', () => {
  test.each([
    'a@b.co',
    'a@b.xn--p1ai',
    "o'hara+news@mail.example",
    'A.B@sub-domain.mail.example',
    ' a@b.co ',
  ])('may be %j', (email) => expect(acceptsAddress(email)).toBe(true));

  test.each([
    'a@b',
    'x@y.z',
    'a@b.c0',
    'a@192.0.2.7',
    'a b@c.example',
    '@b.example',
    'a@-b.example',
    'a@b..example',
    'a@b.example.',
    'ä@b.example',
    'a@bücher',
    'a@bücher.example/x',
    'a@bücher.example:25',
    'a@b@bücher.example',
    'a@b\u0131\u2024example',
    'a@b.example,b@b.example',
    'a@b.example\nBcc: b@b.example',
    'a@１９２.０.２.７',
  ])('may not be %j', (email) => expect(acceptsAddress(email)).toBe(false));
});

/** Zero-width and no-break spaces, a byte order mark, a soft hyphen, direction marks and overrides, joiners. */
const invisible =
  '\u200B\u00A0\uFEFF\u00AD\u200E\u200F\u202A\u202E\u2066\u2069\u061C\u2060\u180E\u200C\u200D';

test.each([
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  [' Anna@BÜCHER.example\u200B', 'Anna@xn--bcher-kva.example'],
  ['anna@bu\u0308cher。example', 'anna@xn--bcher-kva.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['an\u00ADna@book\u200Bs.example', 'anna@books.example'],
  ['anna@книги.рф', 'anna@xn--c1ajbfp.xn--p1ai'],
  ['anna@نامه\u200Cای.example', 'anna@xn--mgba3gch31f060k.example'],
])('An address is stored as mail servers read it: %j becomes %s', (email, stored) => {
  expect(NewsletterRequest.parse({ email }).email).toBe(stored);
});

test.each([
  ['firstName', 'Ada'],
  ['message', 'Two\u00ADlines:\n\u200Eone'],
  ['phone', '+1 (905) 555-0142'],
  ['businessEmail', 'ada@engines.example'],
  ['company', 'Flag \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['message', 'Heart \u2764\uFE0F'],
])('Spaces and invisible characters are trimmed around %s, but stay inside', (field, seen) => {
  const given = `${invisible} ${seen}\n${invisible}`;

  expect(ContactRequest.parse({ ...contact, [field]: given })).toHaveProperty(field, seen);
});

test('Spaces are trimmed around a line, but not around a password', () => {
  expect(ContactRequest.parse({ ...contact, firstName: ' Ada ' }).firstName).toBe('Ada');
  expect(SignInRequest.parse({ username: ' a ', password: ' b ' })).toEqual({
    username: 'a',
    password: ' b ',
  });
});

test('A new password may contain spaces, but not at its ends, where Cognito rejects them', () => {
  const passwords = ['a new password', ' new password', 'new password ', 'new\npassword'];
  const accepted = passwords.filter(
    (newPassword) => NewPasswordRequest.safeParse({ newPassword }).success,
  );

  expect(accepted).toEqual(['a new password', 'new\npassword']);
});

test('A message keeps line breaks and tabs, but no other control characters', () => {
  expect(
    ['a\r\n\tb', 'a\u0000b', 'a\u001Bb'].map((message) => acceptsContact({ message })),
  ).toEqual([true, false, false]);
});

test('Every pattern means the same in a JSON schema, which has no flags', () => {
  const patterns = [
    ...Object.values(limits),
    ...Object.values(staffLimits),
    { pattern: idempotencyKeyPattern },
  ].flatMap((bound) => (typeof bound === 'object' && 'pattern' in bound ? [bound.pattern] : []));

  expect(patterns.length).toBeGreaterThan(4);
  for (const { flags } of patterns) expect(['', 'u']).toContain(flags);
});

describe('Text that nobody can see', () => {
  const blanks = ['\u200B', '\u3164', '\u2800', '\u00AD \u2060', '\u{E0041}', '\u115F\uFFA0\uFE0F'];

  test.each(blanks)('is no name, message or company: %j', (blank) => {
    expect(acceptsContact({ firstName: blank })).toBe(false);
    expect(acceptsContact({ message: `\n${blank}\n` })).toBe(false);
    expect(ContactRequest.parse({ ...contact, company: blank }).company).toBe('');
  });

  test('stays between letters, where scripts and emoji need it', () => {
    const message = 'می\u200Cخواهم 👩\u200D🔧';
    expect(ContactRequest.parse({ ...contact, message }).message).toBe(message);
  });
});

test('Accepted text is visible and valid UTF-8', () => {
  const half = fc.constantFrom('\uD800', '\uDFFF', 'Ada\uDC00', '\u3164\uD83D');
  fc.assert(
    fc.property(fc.oneof(half, fc.string({ unit: 'binary' })), (firstName) => {
      const { data } = ContactRequest.safeParse({ ...contact, firstName });
      if (data === undefined) return;
      expect(data.firstName.isWellFormed()).toBe(true);
      expect(data.firstName).not.toMatch(/^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u);
    }),
  );
});

test('Half a surrogate pair becomes U+FFFD', () => {
  expect(ContactRequest.parse({ ...contact, lastName: 'Byron\uD83D' }).lastName).toBe(
    'Byron\uFFFD',
  );
});

test.each(['a b', '\u212Aate', 'zo\u00EB', 'a\u200Bda', '\u0430da'])(
  'A username whose case Cognito might fold differently is rejected: %j',
  (username) => {
    expect(SignInRequest.safeParse({ username, password: 'x' }).success).toBe(false);
  },
);

test('Usernames ignore the case of ASCII letters only', () => {
  const ascii = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at));
  expect(foldedUsername(ascii)).toBe(ascii.toLowerCase());
  expect(foldedUsername('\u212A\u0130\u00C9')).toBe('\u212A\u0130\u00C9');
});

test('A product is recognised only by its exact slug', () => {
  expect(productSlugs.map(productSlug)).toEqual(productSlugs);
  expect(['', 'smart', 'Gateway', null].map(productSlug)).toEqual([null, null, null, null]);
});

const view = { page: 'Home', navigation: 'navigate', LCP: 640 };
const rejectedWords: [string, z.ZodMiniType, object][] = [
  [
    'must contain only ASCII letters, digits and punctuation, without spaces',
    SignInRequest,
    { username: 'a b', password: 'x' },
  ],
  ['must not begin or end with a space', NewPasswordRequest, { newPassword: ' a new password' }],
  ['must be six digits', CodeRequest, { code: '12345x' }],
  ['must be a name such as America/Toronto', ContactRequest, { ...contact, timeZone: 'a b' }],
  ['must be a list', VitalsReport, { views: 'Home' }],
  ['must not be empty', VitalsReport, { views: [] }],
  ['must have at most 20 entries', VitalsReport, { views: Array.from({ length: 21 }, () => view) }],
];
test.each(rejectedWords)('A field error says what to do: %s', (...row) => {
  const [words, schema, request] = row;

  expect(schema.safeParse(request).error?.issues.map(({ message }) => message)).toEqual([words]);
});
