import { useQuery } from '@tanstack/react-query';
import type { Role } from '#contract/role.ts';
import { usersQuery } from './queries.ts';

/**
 * What the signed-in user may do; undefined until the API says so. It rejects the rest in any case. The bar of every page
 * reads the list of users.
 */
export function useRole(): Role | undefined {
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: false });
  return users.find(({ isYou }) => isYou)?.role;
}
