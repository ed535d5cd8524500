import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../data/query-client.ts';

/** What is shown of the rows that are loaded, in every view. */
export interface Narrowing {
  readonly text: string;
  readonly spamHidden: boolean;
}

const shownWhole: Narrowing = { text: '', spamHidden: false };

const keyOf = (route: string) => [route, 'narrowing'];

/** What somebody narrows a list to, until they are signed out. */
export function useNarrowing(route: string) {
  const queryKey = keyOf(route);
  const { data: narrowing = shownWhole } = useQuery<Narrowing>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const narrow = (change: Partial<Narrowing>) =>
    queryClient.setQueryData<Narrowing>(queryKey, { ...narrowing, ...change });
  return { narrowing, narrow };
}

export function narrowingOf(route: string): Narrowing {
  return queryClient.getQueryData(keyOf(route)) ?? shownWhole;
}
