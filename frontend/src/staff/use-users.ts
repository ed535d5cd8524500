import { useEffect, useState } from 'react';
import { callForStaff } from '../api/staff.ts';
import { usernameOfTab } from './signed-in.ts';

export interface Users {
  /** Who uses this tab, as the API writes the name; null where the tab does not know. */
  readonly me: string | null;
  readonly others: readonly string[];
}

/** The staff users that may be assigned a contact. Without an answer, who uses this tab alone. */
export function useUsers(): Users {
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    const request = new AbortController();
    const load = async () => {
      const outcome = await callForStaff('GET /admin/users', { signal: request.signal });
      if (outcome.kind === 'success' && !request.signal.aborted)
        setNames(outcome.data.map(({ username }) => username));
    };
    void load();
    return () => request.abort();
  }, []);
  return usersOf(names, usernameOfTab());
}

/** The API takes a username in any case, and writes it in one. */
export function usersOf(names: readonly string[], typed: string): Users {
  const isMe = (name: string) => name.toLowerCase() === typed.toLowerCase();
  return {
    me: names.find(isMe) ?? (typed === '' ? null : typed),
    others: names.filter((name) => !isMe(name)),
  };
}
