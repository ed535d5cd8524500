import { useEffect, useState } from 'react';
import type { StaffUser } from '#contract/staff-user.ts';
import { callForStaff } from '../api/staff.ts';

export interface Users {
  /** Who is signed in; null until the API says so. */
  readonly me: string | null;
  readonly others: readonly string[];
}

/** The staff users that may be assigned a contact. */
export function useUsers(): Users {
  const [users, setUsers] = useState<readonly StaffUser[]>([]);

  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const outcome = await callForStaff('GET /admin/users', { signal: request.signal });
      if (outcome.kind === 'success' && !request.signal.aborted) setUsers(outcome.data);
    };
    void load();
    return () => request.abort();
  }, []);
  return {
    me: users.find(({ isYou }) => isYou)?.username ?? null,
    others: users.filter(({ isYou }) => !isYou).map(({ username }) => username),
  };
}
