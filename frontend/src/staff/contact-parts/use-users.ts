import { useQuery } from '@tanstack/react-query';
import { useMe } from '../data/use-me.ts';
import { usersQuery } from '../data/queries.ts';
import { assigneeNames } from './status-content.ts';

/** Loads the staff users for a page. Its components read them with `useUsers`. */
export function useUsersOnPage(): void {
  useQuery(usersQuery);
}

/** The possible assignees. */
export function useUsers() {
  const me = useMe();
  const {
    data: users = [],
    isPending,
    isError,
    refetch,
  } = useQuery({ ...usersQuery, enabled: false });
  return {
    /** The signed-in user; null until known. */
    me: me?.username ?? null,
    others: users.filter(({ isYou }) => !isYou).map(({ username }) => username),
    /** True until they have loaded or failed. */
    isPending,
    /** True if they could not be loaded. */
    failed: isError && users.length === 0,
    retry: () => void refetch(),
  };
}

/** Hours after which a waiting contact is overdue; infinite until known. */
export function useAnswerHours(): number {
  return useMe()?.answerHours ?? Infinity;
}

/** An assignee's name, with a mark if the account can no longer sign in. */
export function useAssigneeName(): (username: string) => string {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: false });
  return (username) =>
    users.length === 0 || users.some((user) => user.username === username)
      ? username
      : assigneeNames.gone(username);
}
