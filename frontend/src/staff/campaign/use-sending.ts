import { useMutation } from '@tanstack/react-query';
import { callForStaff } from '../../api/staff.ts';
import { dataOf, fieldErrorsIn, statusOf } from '../data/query-client.ts';
import { rereadCampaign, showCampaign } from './campaign-query.ts';
import { campaignWords, sendWords as words } from './content.ts';
import type { Draft } from './use-draft.ts';

/** The draft could not be saved before sending. */
class NotSaved extends Error {}

/** Saves a draft and sends or schedules it. */
export function useSending(id: string, { saver }: Draft) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (at: string | undefined) => {
      if (!(await saver.flush())) throw new NotSaved();
      const body = at === undefined ? {} : { at };
      const ifMatch = saver.snapshot().version;
      return dataOf(callForStaff('POST /campaigns/{id}/send', { id, body, ifMatch }));
    },
    onSuccess: showCampaign,
    onError: () => rereadCampaign(id),
  });
  return {
    send: (at: string | undefined) => {
      if (!isPending) mutate(at);
    },
    busy: isPending,
    problem: error === null ? undefined : problemOf(error),
    reset,
  };
}

function problemOf(error: Error): string {
  if (error instanceof NotSaved) return words.notSaved;
  const status = statusOf(error);
  if (status === 412) return words.stale;
  if (status === 409) return campaignWords.conflict;
  const [field] = fieldErrorsIn(error);
  if (field?.field === 'at') return words.problems.past;
  return field === undefined ? words.failed : words.blocked;
}
