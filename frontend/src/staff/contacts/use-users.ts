import { useQuery } from '@tanstack/react-query';
import { useMe } from '../data/use-me.ts';
import { usersQuery } from '../data/queries.ts';
import { assigneeNames } from './status-content.ts';

/** Reads who the staff users are, for a page: its parts know it by `useUsers`. */
export function useUsersOnPage(): void {
  useQuery(usersQuery);
}

/** The staff users that may be assigned a contact. */
export function useUsers() {
  const me = useMe();
  const { data: users = [], isError, refetch } = useQuery({ ...usersQuery, enabled: false });
  return {
    /** Who is signed in; null until the API says so. */
    me: me?.username ?? null,
    others: users.filter(({ isYou }) => !isYou).map(({ username }) => username),
    /** True where the API did not say who they are. */
    failed: isError && users.length === 0,
    retry: () => void refetch(),
  };
}

/** Hours after which a contact that waits is overdue; none ever is until the API says so. */
export function useAnswerHours(): number {
  return useMe()?.answerHours ?? Infinity;
}

/** How to show who has a contact: with a mark where that is known to be nobody who may sign in. */
export function useAssigneeName(): (username: string) => string {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: false });
  return (username) =>
    users.length === 0 || users.some((user) => user.username === username)
      ? username
      : assigneeNames.gone(username);
}
