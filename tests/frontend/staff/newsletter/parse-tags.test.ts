import { describe, expect, it } from 'vitest';
import { areTags, parseTags } from '#frontend/staff/newsletter/parse-tags.ts';

describe('Tags that somebody writes', () => {
  it.each([
    ['VIP, new  customer;vip | "Fair"\n', ['vip', 'new-customer', 'fair']],
    [' Offers,/contact ; offers ', ['offers', '/contact']],
    [' , ', []],
    ['Été', ['été']],
  ])('%j are %j', (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
  });

  it('are twenty at most, of eighty characters', () => {
    const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
    expect(areTags(tags)).toBe(true);
    expect(areTags([...tags, 'more'])).toBe(false);
    expect(areTags(['x'.repeat(81)])).toBe(false);
  });
});
