import { expect, test } from 'vitest';
import { replyTo } from '#frontend/staff/contact/reply.ts';
import { submission } from '../../../contact.ts';

const contact = { ...submission, message: 'Two hundred sensors?\r\nFor 50% & more.' };

/** Address, subject and body as a mail program reads them. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  const [subject, body] = ['subject', 'body'].map((name) => searchParams.get(name));
  return { to: protocol + pathname, subject, body };
}

function bodyOf(...given: Parameters<typeof replyTo>) {
  const { link, cut } = replyTo(...given);
  return { ...read(link), link, cut };
}

test('A reply has the address, a subject with the number, a greeting and the quoted message', () => {
  const { to, subject, body, cut } = bodyOf(contact, { locale: 'en-CA' });
  expect(cut).toBeUndefined();
  expect(to).toBe('mailto:ada@engines.example');
  expect(subject).toBe('Re: Your message to Quietgrid (7K3M-QX9R)');
  expect(body?.split('\r\n')).toEqual([
    'Hello Ada,',
    '',
    '',
    '',
    expect.stringMatching(/^On Nov 20, 2026, .*, Ada Lovelace wrote:$/),
    '> Two hundred sensors?',
    '> For 50% & more.',
  ]);
});

test.each(['word '.repeat(999), '温度計'.repeat(1666), '🔥'.repeat(2500)])(
  'A long message is cut where a mail program would not get the whole link, and all of it can be copied',
  (message) => {
    const { link, body, cut } = bodyOf({ ...contact, message });
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link.length).toBeGreaterThan(1900);
    expect(body).toMatch(/ \[…\]$/);
    expect(body?.isWellFormed()).toBe(true);
    expect(cut).toMatch(/^Hello Ada,\n/);
    expect(cut).toContain(`> ${message}`);
  },
);

test('A template takes the greeting’s place, with what is known of the visitor', () => {
  const template = 'Dear {firstName} {lastName},\n\nabout {number}: {unknown}\n\nKind regards';
  const { body } = bodyOf(contact, { template, locale: 'en-CA' });
  expect(body?.split('\r\n').slice(0, 6)).toEqual([
    'Dear Ada Lovelace,',
    '',
    'about 7K3M-QX9R: {unknown}',
    '',
    'Kind regards',
    '',
  ]);
  expect(body).toMatch(/Ada Lovelace wrote:\r\n> Two hundred sensors\?/);
});

test('A template that leaves no room for the message is sent whole, without it', () => {
  const template = 'word '.repeat(268).trim();
  const { link, body, cut } = bodyOf(contact, { template });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(body).toBe(template);
  expect(cut).toContain('> For 50% & more.');
});

test.each([
  ['\u202EadA', 'adA'],
  ['יוסי', '\u2068יוסי\u2069'],
])(
  'The name %j turns nothing beside it in greeting, template and attribution',
  (firstName, shown) => {
    const visitor = { ...contact, firstName, lastName: '' };
    const template = 'Dear {firstName}, 1 of 2';
    const texts = [{}, { template }].map((options) => bodyOf(visitor, options).body);
    expect(texts[0]).toMatch(new RegExp(`^Hello ${shown},\\r\\n`));
    expect(texts[1]).toMatch(new RegExp(`^Dear ${shown}, 1 of 2\\r\\n`));
    expect(texts[0]).not.toContain('\u202E');
  },
);

test.each(['word '.repeat(400), 'Привет, '.repeat(250), '温度計'.repeat(600), '🔥'.repeat(1000)])(
  'A template is cut by the length that it has encoded, and all of it can be copied',
  (template) => {
    const { link, body, cut } = bodyOf(contact, { template });
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link.length).toBeGreaterThan(1900);
    expect(body).toMatch(/ \[…\]$/);
    expect(body?.isWellFormed()).toBe(true);
    expect(cut).toContain(template);
    expect(cut).toContain('> For 50% & more.');
  },
);
