import { expect, test } from 'vitest';
import { timelineOf } from '#frontend/staff/conversation/timeline.ts';

const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
const message = (id: string, minute: number) => ({
  id,
  direction: 'in' as const,
  at: at(minute),
  text: 'Hello',
  attachments: [],
  state: 'received' as const,
});

test('Messages, notes and changes stand in the order of their times, and a change follows what caused it', () => {
  const entries = timelineOf({
    messages: [message('opening', 0), message('answer', 5)],
    notes: [{ id: 'n1', author: 'anna', at: at(3), text: 'Called.' }],
    history: [
      { version: 2, author: 'anna', at: at(1), status: { from: 'new', to: 'open' } },
      { version: 3, author: '', at: at(5), status: { from: 'closed', to: 'open' } },
    ],
  });
  expect(entries.map(({ id }) => id)).toEqual(['opening', '2', 'n1', 'answer', '3']);
});
