import { useQuery } from '@tanstack/react-query';
import type { Role } from '#contract/role.ts';
import { accountQuery } from './queries.ts';

/** Milliseconds for which a role counts as known: access tokens, which name it, live as long. */
const staleTime = 5 * 60_000;

/** What the signed-in user may do; undefined until the API says so. It rejects the rest in any case. */
export function useRole(): Role | undefined {
  return useQuery({ ...accountQuery, staleTime }).data?.role;
}
