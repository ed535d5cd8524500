import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Campaign } from '#contract/campaign.ts';
import { callForStaff } from '../../api/staff.ts';
import { currentIn, dataOf, statusOf } from '../data/query-client.ts';
import { rereadCampaign, showCampaign } from './campaign-query.ts';
import { problemsIn } from './draft-problems.ts';
import type { DraftText } from './draft-text.ts';
import { DraftSaver, type SaveOutcome } from './draft-saver.ts';
import { keptDraft } from './kept-draft.ts';

/** A draft being edited. It is saved automatically, and when its page is left. */
export function useDraft(campaign: Campaign, me: string | null) {
  const { id } = campaign;
  const [saver] = useState(() => {
    const kept = keptDraft(me, id);
    return new DraftSaver({
      campaign,
      kept: kept.read(),
      keep: kept.keep,
      save: (changes, version) => save(id, changes, version),
      invalid: (text) => new Set(problemsIn(text).keys()),
    });
  });
  const { text, state, version } = useSyncExternalStore(saver.subscribe, saver.snapshot);

  useEffect(() => saver.see(campaign), [saver, campaign]);

  useEffect(() => {
    saver.enter();
    const flush = () => void saver.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // Unsaved text stays in this browser, but its author may not return to it.
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.snapshot().state.kind === 'saved') return;
      flush();
      event.preventDefault();
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('visibilitychange', flushHidden, { signal });
    addEventListener('online', flush, { signal });
    addEventListener('beforeunload', warn, { signal });
    return () => {
      end.abort();
      saver.leave();
    };
  }, [saver]);

  return { id, saver, text, state, version, problems: problemsIn(text) } as const;
}

export type Draft = ReturnType<typeof useDraft>;

async function save(id: string, body: Partial<DraftText>, version: number): Promise<SaveOutcome> {
  try {
    const campaign = await dataOf(
      callForStaff('PATCH /campaigns/{id}', { id, body, ifMatch: version }),
    );
    showCampaign(campaign);
    return { kind: 'saved', campaign };
  } catch (error) {
    const current = currentIn<Campaign>(error);
    if (current !== undefined) return { kind: 'stale', current };
    const status = error instanceof Error ? statusOf(error) : undefined;
    if (status === 404 || status === 409) {
      void rereadCampaign(id);
      return { kind: 'closed' };
    }
    return { kind: status === 400 ? 'refused' : 'failed' };
  }
}
