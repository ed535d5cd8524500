import { describe, expect, it } from 'vitest';
import { mailto, tel } from '#frontend/staff/contact-parts/links.ts';

describe('a link to an address', () => {
  it.each([
    ['ada@engines.example', 'mailto:ada@engines.example'],
    ['a?bcc=b@engines.example', 'mailto:a%3Fbcc%3Db@engines.example'],
    ['a&b+c@engines.example', 'mailto:a%26b%2Bc@engines.example'],
  ])('of %s cannot grow headers: %s', (address, href) => {
    expect(mailto(address)).toBe(href);
  });
});

describe('a link to a telephone', () => {
  it.each([
    ['+1 (905) 555-0142', 'tel:+19055550142'],
    ['905.555.0142 ext. 7', 'tel:9055550142'],
    ['905 555 0142x7', 'tel:9055550142'],
    ['*69', 'tel:*69'],
    ['+1\u202F905\u2011555\u20110142, 7', 'tel:+19055550142'],
  ])('dials %s as %s where nothing more is known', (phone, href) => {
    expect(tel({ phone })).toBe(href);
  });

  it.each([
    [{ phoneE164: '+442079460018' }, 'tel:+442079460018'],
    [{ phoneE164: '+442079460018', phoneExtension: '44' }, 'tel:+442079460018;ext=44'],
  ])('dials what is known: %j as %s', (known, href) => {
    expect(tel({ phone: '+44 (0)20 7946 0018 x44', ...known })).toBe(href);
  });
});
