import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactsUpdated, ContactUpdate } from '#contract/contact/update.ts';
import { limits } from '#contract/limits.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { changed, undoOf, withAnswerer } from '../contact-parts/change.ts';
import { bulk } from './content.ts';

/** A selected contact, as it was when selected. */
export type Selected = Pick<ContactSubmission, 'id' | 'status' | 'assignee' | 'version'>;

export type Selection = ReadonlyMap<string, Selected>;

export function selectionOf(rows: readonly Selected[]): Selection {
  return new Map(rows.map((row) => [row.id, row]));
}

/** One change of several contacts. */
export interface Step {
  readonly ids: readonly string[];
  /** The contacts' versions, in the same order. Left out: any. */
  readonly versions?: readonly number[];
  readonly change: ContactUpdate;
}

/** The result of a change for each contact. */
export interface Result {
  readonly done: readonly string[];
  readonly missing: readonly string[];
  /** Changed by somebody else in the meantime, and left alone. */
  readonly stale: readonly string[];
  /** Perhaps unchanged: try again. */
  readonly failed: readonly string[];
}

type Send = (step: Step) => Promise<StaffOutcome<ContactsUpdated>>;

/** Splits a change into requests of the maximum number of contacts. */
export function stepsOf(
  ids: readonly string[],
  change: ContactUpdate,
  versions?: readonly number[],
): readonly Step[] {
  const count = Math.ceil(ids.length / limits.bulk);
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at * limits.bulk, (at + 1) * limits.bulk];
    return {
      ids: ids.slice(from, to),
      ...(versions && { versions: versions.slice(from, to) }),
      change,
    };
  });
}

/**
 * Splits a change into groups of contacts that change alike: answering an unassigned contact also takes it, unless
 * somebody else takes it meanwhile.
 */
export function partsOf(rows: readonly Selected[], change: ContactUpdate, me: string | null) {
  const parts = Map.groupBy(rows, (row) => withAnswerer(change, row, me).assignee);
  return [...parts].map(([assignee, some]) => {
    const isTaken = assignee !== change.assignee;
    const own = isTaken ? { ...change, assignee } : change;
    const versions = isTaken ? some.map(({ version }) => version) : undefined;
    const ids = some.map(({ id }) => id);
    return { rows: some, change: own, steps: stepsOf(ids, own, versions) };
  });
}

/**
 * The changes that undo a change, one per previous value. They name the version that the change created, so that no other
 * change is undone with it.
 */
export function undoSteps(before: readonly Selected[], change: ContactUpdate): readonly Step[] {
  const others = before.filter((row) => changed(change, row));
  const byFormer = Map.groupBy(others, (row) => JSON.stringify(undoOf(change, row)));
  return [...byFormer.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const versions = new Map(rows.map(({ id, version }) => [id, version + 1]));
    return stepsOf([...versions.keys()], undoOf(change, first), [...versions.values()]);
  });
}

/**
 * Sends the steps one after the other. If a whole step fails, its contacts and all later ones have failed.
 * @param onProgress called with the number of contacts sent
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

/** "12 contacts closed and assigned to ben. 1 contact no longer there." */
export function sentencesOf(
  { done, missing, stale, failed }: Result,
  change: ContactUpdate,
  notDone: (count: number) => string = bulk.failed,
): string {
  return joined([
    done.length > 0 && bulk.done(done.length, whatOf(change)),
    missing.length > 0 && bulk.missing(missing.length),
    stale.length > 0 && bulk.stale(stale.length),
    failed.length > 0 && notDone(failed.length),
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
