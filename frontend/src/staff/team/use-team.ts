import { useMutation } from '@tanstack/react-query';
import type { FirstPassword, TeamMember } from '#contract/team.ts';
import { callForStaff } from '../../api/staff.ts';
import { teamQuery, usersQuery } from '../data/queries.ts';
import { dataOf, queryClient, statusOf } from '../data/query-client.ts';
import { teamWords as words } from './content.ts';

/** What an owner does to a colleague's account. */
export type MemberAction = keyof typeof words.actions;

/** The actions that make sense for a member, in order. */
export function actionsFor({ role, isActive, isYou }: TeamMember): MemberAction[] {
  return [
    role === 'owner' ? 'agent' : 'owner',
    ...(isYou ? [] : (['password'] as const)),
    isActive ? 'off' : 'on',
  ];
}

/** Reads the team anew, and whom a contact may be assigned to. */
export function refreshTeam(): void {
  void queryClient.invalidateQueries(teamQuery);
  void queryClient.invalidateQueries(usersQuery);
}

/** Changes a member. @returns the new first password, for the action that makes one */
export function useMemberAction(username: string) {
  return useMutation({
    mutationFn: (action: MemberAction) => send(username, action),
    onSettled: refreshTeam,
  });
}

async function send(username: string, action: MemberAction): Promise<FirstPassword | undefined> {
  if (action === 'password') {
    return dataOf(callForStaff('POST /admin/team/password', { body: { username } }));
  }
  const change =
    action === 'owner' || action === 'agent' ? { role: action } : { isActive: action === 'on' };
  await dataOf(callForStaff('PATCH /admin/team', { body: { username, ...change } }));
  return undefined;
}

/** What to say of an action that failed. */
export function failureText(error: Error | null, username: string): string {
  const status = statusOf(error);
  if (status === 409) return words.lastOwner(username);
  return status === 404 ? words.gone(username) : words.notDone;
}

interface HandOver {
  readonly from: string;
  readonly to: string | null;
  /** Called with the number of contacts that have changed hands. */
  readonly onProgress: (contacts: number) => void;
}

/** Hands over, in calls of some seconds each. @returns how many contacts */
export async function handOver({ from, to, onProgress }: HandOver): Promise<number> {
  let contacts = 0;
  for (;;) {
    const call = callForStaff('POST /admin/team/hand-over', { body: { from, to } });
    const part = await dataOf(call);
    contacts += part.contacts;
    onProgress(contacts);
    if (!part.hasMore) return contacts;
  }
}
