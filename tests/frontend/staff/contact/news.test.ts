import { describe, expect, it } from 'vitest';
import type { Contact } from '#contract/contact/detail.ts';
import { newerOf, describeChanges } from '#frontend/staff/contact/news.ts';
import { submission } from '../../../contact.ts';

const at = '2026-11-20T12:00:00.000Z';
const note = (author: string) => ({ id: author, author, at, text: 'Called.' });

function contact(version: number, authors: readonly string[] = []): Contact {
  const changes = [
    { version: 2, author: 'anna', at, status: { from: 'new', to: 'open' } },
    { version: 3, author: 'ben', at, assignee: { from: null, to: 'ben' } },
  ] as const;
  return {
    ...submission,
    version,
    messages: [],
    notes: authors.map(note),
    history: changes.filter((change) => change.version <= version),
  };
}

describe('a contact that is read again', () => {
  it.each([
    ['with a change', contact(2), contact(3), true],
    ['with a note', contact(2), contact(2, ['ben']), true],
    ['as it was', contact(2), contact(2), false],
    ['as it was before a change', contact(3), contact(2), false],
    ['as it was before a note', contact(2, ['ben']), contact(2), false],
    ['before a note and after a change', contact(2, ['anna']), contact(3), false],
  ])('%s is shown where it is newer', (_, shown, read, isNewer) => {
    expect(newerOf(shown, read)).toBe(isNewer ? read : shown);
  });

  it('says who did what', () => {
    expect(describeChanges(contact(2), contact(3))).toBe('ben took it.');
    expect(describeChanges(contact(2), contact(3, ['ben']))).toBe('ben took it. ben wrote a note.');
    expect(describeChanges(contact(2), contact(2))).toBe('');
  });
});
