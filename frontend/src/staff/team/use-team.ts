import { useMutation } from '@tanstack/react-query';
import type { FirstPassword, TeamMember } from '#contract/team.ts';
import { callForStaff } from '../../api/staff.ts';
import { teamQuery, usersQuery } from '../data/queries.ts';
import { dataOf, queryClient, statusOf } from '../data/query-client.ts';
import { teamWords as words } from './content.ts';

/** An owner's action on a colleague's account. */
export type MemberAction = keyof typeof words.actions;

/** The actions available for a member, in order. */
export function actionsFor({ role, isActive, isYou }: TeamMember): MemberAction[] {
  return [
    role === 'owner' ? 'agent' : 'owner',
    ...(isYou ? [] : (['password'] as const)),
    isActive ? 'off' : 'on',
  ];
}

/** Refetches the team and the possible assignees. */
export function refreshTeam(): void {
  void queryClient.invalidateQueries(teamQuery);
  void queryClient.invalidateQueries(usersQuery);
}

/** Changes a member. @returns the new first password, if the action creates one */
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

/** The message for a failed action. */
export function failureText(error: Error | null, username: string): string {
  const status = statusOf(error);
  if (status === 409) return words.lastOwner(username);
  return status === 404 ? words.gone(username) : words.notDone;
}

interface HandOver {
  readonly from: string;
  readonly to: string | null;
  /** Called with the number of contacts handed over. */
  readonly onProgress: (contacts: number) => void;
}

/** Hands contacts over, in calls of a few seconds each. @returns how many */
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
