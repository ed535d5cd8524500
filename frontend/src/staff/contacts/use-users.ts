import { useState } from 'react';
import type { StaffUser } from '#contract/account.ts';
import { callForStaff, type StaffOutcome } from '../../api/staff.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { useLoad } from '../ui/use-load.ts';

export interface Users {
  /** Who is signed in; null until the API says so. */
  readonly me: string | null;
  readonly others: readonly string[];
  /** True where the API did not say who they are. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What the API said last, so that a page shows it at once. */
let known: readonly StaffUser[] = [];
onSignedOut(() => {
  known = [];
});

/** The staff users that may be assigned a contact. */
export function useUsers(): Users {
  const [{ users, failed }, setState] = useState({ users: known, failed: false });

  useLoad(async (signal) => {
    const outcome = await callForStaff('GET /admin/users', { signal });
    if (!signal.aborted) setState(after(outcome));
  });
  return {
    me: users.find(({ isYou }) => isYou)?.username ?? null,
    others: users.filter(({ isYou }) => !isYou).map(({ username }) => username),
    failed,
    retry: () => void callForStaff('GET /admin/users').then((outcome) => setState(after(outcome))),
  };
}

function after(outcome: StaffOutcome<readonly StaffUser[]>) {
  if (outcome.kind === 'success') known = outcome.data;
  return { users: known, failed: known.length === 0 };
}
