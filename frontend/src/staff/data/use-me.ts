import { useQuery } from '@tanstack/react-query';
import type { StaffUser } from '#contract/account.ts';
import { usersQuery } from './queries.ts';

/**
 * The signed-in user and role; undefined until known. The API enforces roles itself. Every page's bar already loads the
 * list of users.
 */
export function useMe(): StaffUser | undefined {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: false });
  return users.find(({ isYou }) => isYou);
}
