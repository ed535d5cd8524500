import { describe, expect, test } from 'vitest';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { arrivals, type Look } from '#frontend/staff/notices/arrived.ts';
import { submission } from '../../../contact.ts';

const at = Date.parse('2026-11-27T10:00:00.000Z');
const early = '2026-11-27T09:00:00.000Z';
const late = '2026-11-27T10:00:30.000Z';

function row(id: string, changes: Partial<ContactSubmission> = {}): ContactSubmission {
  return { ...submission, id, submittedAt: early, ...changes };
}

const look = (fresh: ContactSubmission[], mine: ContactSubmission[] = []): Look => ({
  at,
  fresh,
  mine,
});
const told = (before: Look, now: Look) =>
  arrivals(before, now).map(({ about, contact }) => `${about} ${contact.id}`);

describe('A notice tells', () => {
  test('of a message that was not there before', () => {
    const now = look([row('B', { submittedAt: late }), row('A')]);

    expect(told(look([row('A')]), now)).toEqual(['message B']);
    expect(told(look([]), now)).toEqual(['message B', 'message A']);
  });

  test('of an answer in an open contact of one’s own', () => {
    const before = look([], [row('A', { waitingSince: early })]);

    expect(told(before, look([], [row('A', { waitingSince: late })]))).toEqual(['answer A']);
  });

  test('of an answer that opened a contact of one’s own again', () => {
    expect(told(look([]), look([], [row('A', { waitingSince: late })]))).toEqual(['answer A']);
  });
});

describe('No notice tells', () => {
  test('of what was there', () => {
    const same = look([row('A')], [row('B', { waitingSince: early })]);

    expect(told(same, same)).toEqual([]);
  });

  test('of suspected spam', () => {
    expect(told(look([]), look([row('A', { suspicions: ['honeypot'] })]))).toEqual([]);
  });

  test('of an older message that only moved into the first page', () => {
    const before = look([row('B', { submittedAt: late })]);

    expect(told(before, look([row('A')]))).toEqual([]);
  });

  test('of a contact that somebody gave one, since its customer wrote before', () => {
    expect(told(look([]), look([], [row('A', { waitingSince: early })]))).toEqual([]);
  });
});
