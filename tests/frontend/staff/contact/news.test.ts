import { describe, expect, it } from 'vitest';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { newerOf, describeChanges } from '#frontend/staff/contact/news.ts';
import { submission } from '../../../contact.ts';

const at = '2026-11-20T12:00:00.000Z';
const note = (author: string) => ({ id: author, author, at, text: 'Called.' });
const message = (id: string, state: Message['state'] = 'received', author?: string): Message => ({
  id,
  direction: state === 'received' ? 'in' : 'out',
  at,
  ...(author !== undefined && { author }),
  text: 'Hello',
  attachments: [],
  state,
});
const opening = message('opening');
const reply = message('r1', 'waiting', 'ben');

function contact(
  version: number,
  authors: readonly string[] = [],
  messages: readonly Message[] = [opening],
): Contact {
  const changes = [
    { version: 2, author: 'anna', at, status: { from: 'new', to: 'open' } },
    { version: 3, author: 'ben', at, assignee: { from: null, to: 'ben' } },
  ] as const;
  return {
    ...submission,
    version,
    messages: [...messages],
    notes: authors.map(note),
    history: changes.filter((change) => change.version <= version),
  };
}

describe('a contact that is read again', () => {
  it.each([
    ['with a change', contact(2), contact(3), true],
    ['with a note', contact(2), contact(2, ['ben']), true],
    ['with a message', contact(2), contact(2, [], [opening, reply]), true],
    ['as it was', contact(2), contact(2), false],
    ['as it was before a change', contact(3), contact(2), false],
    ['as it was before a note', contact(2, ['ben']), contact(2), false],
    ['before a note and after a change', contact(2, ['anna']), contact(3), false],
    [
      'with a message that was sent since',
      contact(2, [], [opening, reply]),
      contact(2, [], [opening, message('r1', 'sent', 'ben')]),
      true,
    ],
  ])('%s is shown where it is newer', (_, shown, read, isNewer) => {
    for (const isOvertaken of [false, true])
      expect(newerOf(shown, read, isOvertaken)).toBe(isNewer ? read : shown);
  });

  it('lacks a message that was taken back, unless it was asked for before that was written', () => {
    const [shown, read] = [contact(2, [], [opening, reply]), contact(2)];
    expect(newerOf(shown, read, false)).toBe(read);
    expect(newerOf(shown, read, true)).toBe(shown);
  });

  it('has another tag where one message replaces another', () => {
    const tags = [message('r1', 'waiting'), message('r2', 'waiting'), message('r1', 'sent')].map(
      (last) => contactTag(contact(2, [], [opening, last])),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('says who did what, but not what one did oneself', () => {
    const answer = message('m1');
    const acknowledgement = { ...message('a', 'sent'), isAcknowledgement: true as const };
    const now = contact(3, ['ben'], [opening, acknowledgement, reply, answer]);
    expect(describeChanges(contact(2), contact(3), 'anna')).toBe('ben took it.');
    expect(describeChanges(contact(2), now, 'anna')).toBe(
      'ben answered. Ada answered. ben took it. ben wrote a note.',
    );
    expect(describeChanges(contact(2), now, 'ben')).toBe('Ada answered.');
    expect(describeChanges(contact(2), contact(2), 'anna')).toBe('');
  });
});
