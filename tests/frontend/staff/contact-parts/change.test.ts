import { describe, expect, it } from 'vitest';
import { changed, undoOf } from '#frontend/staff/contact-parts/change.ts';
import { noticeOf } from '#frontend/staff/contact/use-contact.ts';

const open = { status: 'open', assignee: 'ben' } as const;

describe('a change of a contact', () => {
  it.each([
    [{ status: 'open' }, false],
    [{ assignee: 'ben' }, false],
    [{ status: 'closed' }, true],
    [{ assignee: null }, true],
    [{ status: 'open', assignee: 'anna' }, true],
  ] as const)('%j is none where everything is so already', (change, expected) => {
    expect(changed(change, open)).toBe(expected);
  });

  it('is undone by what it changed, and by nothing else', () => {
    expect(undoOf({ status: 'closed' }, open)).toEqual({ status: 'open' });
    expect(undoOf({ assignee: null }, open)).toEqual({ assignee: 'ben' });
    expect(undoOf({ assignee: 'anna' }, { ...open, assignee: null })).toEqual({ assignee: null });
  });

  it.each([
    [{ status: 'closed' }, 'Closed.'],
    [{ assignee: 'anna' }, 'Assigned to you.'],
    [{ assignee: 'ben' }, 'Assigned to ben.'],
    [{ assignee: null }, 'Unassigned.'],
    [{ assignee: null, status: 'open' }, 'Unassigned. Marked as open.'],
  ] as const)('%j is told as "%s"', (change, notice) => {
    expect(noticeOf(change, 'anna')).toBe(notice);
  });
});
