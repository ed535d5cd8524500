import type { ContactUpdate } from '#contract/contact/update.ts';
import type { Result } from './bulk.ts';
import { bulk } from './content.ts';

/** "12 contacts closed and assigned to ben. 1 contact no longer there." */
export function sentencesOf(
  { done, missing, stale, failed }: Result,
  change: ContactUpdate,
): string {
  return joined([
    done.length > 0 && bulk.done(done.length, whatOf(change)),
    missing.length > 0 && bulk.missing(missing.length),
    stale.length > 0 && bulk.stale(stale.length),
    failed.length > 0 && bulk.failed(failed.length),
  ]);
}

/** The same for an undone change. */
export function undoSentencesOf({ done, missing, stale, failed }: Result): string {
  const others = missing.length + failed.length;
  return joined([
    done.length > 0 && bulk.undone(done.length),
    stale.length > 0 && bulk.stale(stale.length),
    others > 0 && bulk.notUndone(others),
  ]);
}

function whatOf({ status, assignee }: ContactUpdate): string {
  const given = assignee === null ? bulk.released : assignee && bulk.given(assignee);
  return [status && bulk.changes[status], given].filter(Boolean).join(bulk.and);
}

function joined(sentences: readonly (string | false)[]): string {
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
