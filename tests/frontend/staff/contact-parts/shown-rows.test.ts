import { describe, expect, it } from 'vitest';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { isOverdue, shownRows } from '#frontend/staff/contact-parts/shown-rows.ts';
import { submission } from '../../../contact.ts';

const now = new Date('2026-11-27T12:00:00.000Z');

/** A time so many hours before now. */
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const contact = (id: string, changes: Partial<ContactSubmission> = {}) =>
  ContactSubmission.parse({ ...submission, id, submittedAt: ago(1), ...changes });

describe('a view', () => {
  const rows = [
    contact('waits', { waitingSince: ago(1) }),
    contact('late', { waitingSince: ago(25) }),
    contact('snoozed', { waitingSince: ago(25), snoozedUntil: ago(-1) }),
    contact('awake', { snoozedUntil: ago(1) }),
    contact('part', { mergedInto: 'waits' }),
  ];
  const shown = (view: Parameters<typeof shownRows>[1]) =>
    shownRows(rows, view, now).map(({ id }) => id);

  it('hides what is snoozed until then, and what is a part of another contact', () => {
    expect(shown({})).toEqual(['waits', 'late', 'awake']);
  });

  it('shows the snoozed alone, and of the overdue those that still wait', () => {
    expect(shown({ only: 'snoozed' })).toEqual(['snoozed']);
    expect(shown({ only: 'overdue' })).toEqual(['waits', 'late']);
  });
});

describe('a contact', () => {
  it('for whose answer nobody waits is never overdue', () => {
    expect(isOverdue({}, 24, now)).toBe(false);
  });

  it('is overdue once its customer has waited longer than the stage promises', () => {
    const contacts = [2, 4, 25].map((hours) => ({ waitingSince: ago(hours) }));

    expect(contacts.map((each) => isOverdue(each, 3, now))).toEqual([false, true, true]);
    expect(contacts.map((each) => isOverdue(each, 24, now))).toEqual([false, false, true]);
    expect(contacts.map((each) => isOverdue(each, Infinity, now))).toEqual([false, false, false]);
  });
});
