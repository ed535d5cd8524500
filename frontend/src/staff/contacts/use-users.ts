import { useSyncExternalStore } from 'react';
import type { StaffUser } from '#contract/account.ts';
import { callForStaff, type StaffOutcome } from '../../api/staff.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { useLoad } from '../ui/use-load.ts';
import { assigneeNames } from './status-content.ts';

export interface Users {
  /** Who is signed in; null until the API says so. */
  readonly me: string | null;
  readonly others: readonly string[];
  /** True where the API did not say who they are. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Known {
  readonly users: readonly StaffUser[];
  readonly failed: boolean;
}

const nobodyKnown: Known = { users: [], failed: false };
/** What the API said last, so that a page shows it at once. */
let known = nobodyKnown;
const listeners = new Set<() => void>();
onSignedOut(() => change(nobodyKnown));

/** The staff users that may be assigned a contact. */
export function useUsers(): Users {
  const { users, failed } = useKnown();

  useLoad(async (signal) => {
    const outcome = await callForStaff('GET /admin/users', { signal });
    if (!signal.aborted) change(after(outcome));
  });
  return {
    me: users.find(({ isYou }) => isYou)?.username ?? null,
    others: users.filter(({ isYou }) => !isYou).map(({ username }) => username),
    failed,
    retry: () => void callForStaff('GET /admin/users').then((outcome) => change(after(outcome))),
  };
}

/** How to show who has a contact: with a mark where that is known to be nobody who may sign in. */
export function useAssigneeName(): (username: string) => string {
  const { users } = useKnown();
  return (username) =>
    users.length === 0 || users.some((user) => user.username === username)
      ? username
      : assigneeNames.gone(username);
}

function useKnown(): Known {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
    () => nobodyKnown,
  );
}

function change(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

function after(outcome: StaffOutcome<readonly StaffUser[]>): Known {
  const users = outcome.kind === 'success' ? outcome.data : known.users;
  return { users, failed: users.length === 0 };
}
