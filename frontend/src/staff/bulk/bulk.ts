import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactsUpdated, ContactUpdate } from '#contract/contact/update.ts';
import { limits } from '#contract/limits.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { changed, undoOf } from '../contacts/change.ts';

/** A contact that is selected, as it was when that was done. */
export type Selected = Pick<ContactSubmission, 'id' | 'status' | 'assignee' | 'version'>;

/** The same change of some contacts. */
export interface Step {
  readonly ids: readonly string[];
  /** Of the contacts, in the same order; left out, whatever theirs are. */
  readonly versions?: readonly number[];
  readonly change: ContactUpdate;
}

/** What became of each contact of a change. */
export interface Result {
  readonly done: readonly string[];
  readonly missing: readonly string[];
  /** Changed by somebody else meanwhile, and left as they are. */
  readonly stale: readonly string[];
  /** Nothing says that they were changed: better tried again. */
  readonly failed: readonly string[];
}

type Send = (step: Step) => Promise<StaffOutcome<ContactsUpdated>>;

/** A change in requests of as many contacts as one may name. */
export function stepsOf(ids: readonly string[], change: ContactUpdate): readonly Step[] {
  const count = Math.ceil(ids.length / limits.bulk);
  return Array.from({ length: count }, (_, at) => ({
    ids: ids.slice(at * limits.bulk, (at + 1) * limits.bulk),
    change,
  }));
}

/**
 * What takes a change back: one change for each value that the contacts had. It names the version that the change alone
 * made, so that nobody's later or earlier change is taken back with it.
 */
export function undoSteps(before: readonly Selected[], change: ContactUpdate): readonly Step[] {
  const others = before.filter((row) => changed(change, row));
  const byFormer = Map.groupBy(others, (row) => JSON.stringify(undoOf(change, row)));
  return [...byFormer.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const versions = new Map(rows.map(({ id, version }) => [id, version + 1]));
    return stepsOf([...versions.keys()], undoOf(change, first)).map(({ ids, change: undo }) => ({
      ids,
      versions: ids.map((id) => versions.get(id) ?? 0),
      change: undo,
    }));
  });
}

/**
 * Sends the steps one after the other. After one that fails as a whole none is sent: its contacts and the later ones
 * have failed.
 * @param onProgress called with the number of contacts that were sent
 */
export async function run(
  steps: readonly Step[],
  send: Send,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  const [done, missing, stale, failed]: [string[], string[], string[], string[]] = [[], [], [], []];
  let stopped = false;
  let sent = 0;
  for (const step of steps) {
    const outcome = stopped || signal.aborted ? undefined : await send(step);
    if (outcome?.kind !== 'success') {
      stopped = true;
      failed.push(...step.ids);
      continue;
    }
    for (const { id, status } of outcome.data.results) {
      if (status === 200) done.push(id);
      else if (status === 404) missing.push(id);
      else if (status === 412) stale.push(id);
      else failed.push(id);
    }
    sent += step.ids.length;
    onProgress(sent);
  }
  return { done, missing, stale, failed };
}
