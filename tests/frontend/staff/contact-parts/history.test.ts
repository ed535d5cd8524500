import { describe, expect, it } from 'vitest';
import type { ContactChange } from '#contract/activity.ts';
import { changesSince, sentenceOf } from '#frontend/staff/contact-parts/history.ts';
import { localTime } from '#frontend/staff/ui/time.ts';

const change = (what: Partial<ContactChange>): ContactChange => ({
  version: 2,
  author: 'anna',
  at: '2026-11-20T16:00:00.000Z',
  ...what,
});

describe('the history of a contact', () => {
  it.each([
    ['anna opened it', { status: { from: 'new', to: 'open' } }],
    ['anna reopened it', { status: { from: 'closed', to: 'open' } }],
    ['anna marked it as not spam', { status: { from: 'spam', to: 'open' } }],
    ['anna marked it as spam', { status: { from: 'new', to: 'spam' } }],
    ['anna marked it as answered', { status: { from: 'open', to: 'answered' } }],
    ['anna closed it', { status: { from: 'open', to: 'closed' } }],
    ['anna marked it as new', { status: { from: 'open', to: 'new' } }],
    ['anna took it', { assignee: { from: null, to: 'anna' } }],
    ['anna took it from ben', { assignee: { from: 'ben', to: 'anna' } }],
    ['anna unassigned it', { assignee: { from: 'anna', to: null } }],
    ['anna unassigned it from ben', { assignee: { from: 'ben', to: null } }],
    ['anna assigned it to ben', { assignee: { from: null, to: 'ben' } }],
    ['anna assigned it to ben', { assignee: { from: 'anna', to: 'ben' } }],
    ['anna reassigned it from ben to carla', { assignee: { from: 'ben', to: 'carla' } }],
    [
      'anna took it and closed it',
      { assignee: { from: null, to: 'anna' }, status: { from: 'open', to: 'closed' } },
    ],
    [
      'anna added the tag Quote, Urgent and removed the tag Press',
      { tags: { from: ['Press', 'Rail'], to: ['Rail', 'Quote', 'Urgent'] } },
    ],
    [
      `anna snoozed it until ${localTime(new Date('2026-11-27T08:00:00.000Z'))}`,
      { snoozedUntil: { from: null, to: '2026-11-27T08:00:00.000Z' } },
    ],
    ['anna ended the snooze', { snoozedUntil: { from: '2026-11-27T08:00:00.000Z', to: null } }],
    [
      'anna closed it',
      {
        status: { from: 'open', to: 'closed' },
        snoozedUntil: { from: '2026-11-27T08:00:00.000Z', to: null },
      },
    ],
    [
      'anna merged it into 7K3M-QX9R',
      { mergedInto: { from: null, to: '7K3M-QX9R' }, status: { from: 'open', to: 'closed' } },
    ],
    [
      'anna separated it from 7K3M-QX9R',
      { mergedInto: { from: '7K3M-QX9R', to: null }, status: { from: 'closed', to: 'open' } },
    ],
    ['anna merged 7K3M-QX9R into it', { mergedFrom: { from: [], to: ['7K3M-QX9R'] } }],
    ['anna separated 7K3M-QX9R from it', { mergedFrom: { from: ['7K3M-QX9R'], to: [] } }],
    [
      'anna marked it as spam and blocked the sender',
      { status: { from: 'open', to: 'spam' }, isBlocked: { from: false, to: true } },
    ],
    ['anna unblocked the sender', { isBlocked: { from: true, to: false } }],
  ] satisfies [string, Partial<ContactChange>][])('says "%s"', (sentence, what) => {
    expect(sentenceOf(change(what))).toBe(sentence);
  });

  it('tells what came after the version that somebody saw', () => {
    const history = [
      change({ version: 2, status: { from: 'new', to: 'open' } }),
      change({ version: 3, assignee: { from: null, to: 'anna' } }),
      change({ version: 4, author: 'ben', status: { from: 'open', to: 'closed' } }),
    ];
    expect(changesSince(history, 2)).toBe('anna took it and ben closed it');
    expect(changesSince(history, 4)).toBe('');
  });
});
