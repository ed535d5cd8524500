import { describe, expect, test } from 'vitest';
import type { TeamMember } from '#contract/team.ts';
import { CallError } from '#frontend/staff/data/query-client.ts';
import { actionsFor, failureText } from '#frontend/staff/team/use-team.ts';

const member = (changes: Partial<TeamMember> = {}): TeamMember => ({
  username: 'ben',
  role: 'agent',
  isActive: true,
  isInvited: false,
  isYou: false,
  ...changes,
});

describe('An owner is offered', () => {
  test.each<[string, Partial<TeamMember>, string[]]>([
    ['for an agent', {}, ['owner', 'password', 'off']],
    ['for an owner', { role: 'owner' }, ['agent', 'password', 'off']],
    ['for who is switched off', { isActive: false }, ['owner', 'password', 'on']],
    [
      'for oneself no password, which the account page changes',
      { isYou: true, role: 'owner' },
      ['agent', 'off'],
    ],
  ])('%s', (_, changes, actions) => {
    expect(actionsFor(member(changes))).toEqual(actions);
  });
});

test.each([
  [409, /only active owner/],
  [404, /ben is no longer on the team/],
  [503, /try again/],
])('A failure with %i says what to do', (status, words) => {
  const error = new CallError({ kind: 'error', status, error: null });

  expect(failureText(error, 'ben')).toMatch(words);
});
