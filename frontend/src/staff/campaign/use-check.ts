import { useQuery } from '@tanstack/react-query';
import type { CampaignCheck } from '#contract/campaign.ts';
import { callInBackground } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';
import type { Draft } from './use-draft.ts';

interface Checked {
  readonly check: CampaignCheck;
  readonly version: number;
}

/** The check of a draft: when the page opens, and on request. It visits the links, so it does not run after each save. */
export function useCheck({ id, saver, version, state }: Draft) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['GET /campaigns/{id}/check', id],
    queryFn: async ({ signal }): Promise<Checked> => {
      await saver.flush();
      const { version: checked } = saver.snapshot();
      const check = await dataOf(callInBackground('GET /campaigns/{id}/check', { id, signal }));
      return { check, version: checked };
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return {
    check: data?.check,
    /** Whether the draft has not changed since the check. */
    isCurrent: data?.version === version && state.kind === 'saved',
    busy: isFetching,
    failed: isError,
    again: () => void refetch(),
  } as const;
}

export type Check = ReturnType<typeof useCheck>;
