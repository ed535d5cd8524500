import { useQuery } from '@tanstack/react-query';
import type { StaffUser } from '#contract/account.ts';
import { usersQuery } from './queries.ts';

/**
 * The signed-in user, with a role; undefined until the API says so, which rejects what the role does not allow in any
 * case. The bar of every page reads the list of users.
 */
export function useMe(): StaffUser | undefined {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: false });
  return users.find(({ isYou }) => isYou);
}
