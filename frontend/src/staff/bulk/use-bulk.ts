import { type RefObject, useRef, useState } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactUpdate } from '#contract/contact/update.ts';
import { callForStaff, list, type StaffOutcome } from '../../api/staff.ts';
import { nextQuery } from '../../api/link.ts';
import { toast } from '../../ui/toast.ts';
import { withChange } from '../contact-parts/change.ts';
import { useUsers } from '../contact-parts/use-users.ts';
import { shownRows } from '../contact-parts/shown-rows.ts';
import { isOffline } from '../data/connection.ts';
import { listQueryOf, useView, type View } from '../contact-parts/view.ts';
import {
  partsOf,
  run,
  type Selected,
  type Selection,
  selectionOf,
  sentencesOf,
  type Step,
  undoSentencesOf,
  undoSteps,
} from './bulk.ts';
import { bulk } from './content.ts';
import { filtered, listFilterOf } from '../list/list-filter.ts';
import { changeRows } from '../list/list-query.ts';
import { changeContacts } from '../contact-parts/lists.ts';

/** The bar's current task; `value` of `max` are done, if known. */
interface Work {
  readonly text: string;
  readonly progress?: { readonly value: number; readonly max: number };
}

/** The result of the last change. */
export interface Notice {
  readonly text: string;
  readonly failed: boolean;
  readonly undo: readonly Step[];
}

/**
 * Changes all selected contacts, and selects all that match.
 * @param place null once the list is left
 */
export function useBulk(
  selected: Selection,
  onSelect: (selection: Selection) => void,
  place: RefObject<HTMLElement | null>,
) {
  const { me } = useUsers();
  const view = useView();
  const [work, setWork] = useState<Work | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const stop = useRef<AbortController>(null);
  const hasLeft = () => place.current === null;

  /** Runs one thing at a time. */
  async function during(start: Work, act: (signal: AbortSignal) => Promise<Notice | null>) {
    if (work) return;
    if (isOffline()) return setNotice(problem(bulk.offline));
    const request = new AbortController();
    stop.current = request;
    setWork(start);
    setNotice(null);
    setNotice(await act(request.signal));
    setWork(null);
  }

  /** Changes contacts. Whoever leaves the list meanwhile is told of what failed. */
  function changing(all: number, act: (signal: AbortSignal) => Promise<Notice>) {
    return during(workAt(0, all), async (signal) => {
      const result = await act(signal);
      if (result.failed && hasLeft()) toast.lastingError(result.text);
      return result;
    });
  }

  /** Calls an endpoint for one contact after the other. Those that fail stay selected. */
  function each(
    words: (count: number) => string,
    act: (id: string) => Promise<StaffOutcome<unknown>>,
  ) {
    return changing(selected.size, async (signal) => {
      const [done, failed]: [Selected[], Selected[]] = [[], []];
      for (const row of selected.values()) {
        const isDone = !signal.aborted && (await act(row.id)).kind === 'success';
        (isDone ? done : failed).push(row);
        setWork(workAt(done.length + failed.length, selected.size));
      }
      onSelect(selectionOf(failed));
      const parts = [
        done.length > 0 && words(done.length),
        failed.length > 0 && bulk.notDone(failed.length),
      ];
      return { text: parts.filter(Boolean).join(' '), failed: failed.length > 0, undo: [] };
    });
  }

  async function send(steps: readonly Step[], signal: AbortSignal) {
    const all = steps.reduce((sum, { ids }) => sum + ids.length, 0);
    const show = (sent: number) => setWork(workAt(sent, all));
    show(0);
    return run(steps, sendStep, show, signal);
  }

  return {
    work,
    notice,
    stop: () => stop.current?.abort(),
    apply: (change: ContactUpdate) =>
      changing(selected.size, async (signal) => {
        const before = [...selected.values()];
        const parts = partsOf(before, change, me);
        const steps = parts.flatMap((part) => part.steps);
        const result = await send(steps, signal);
        const done = new Set(result.done);
        onSelect(selectionOf(before.filter(({ id }) => result.failed.includes(id))));
        return {
          text: sentencesOf(result, change, hasLeft() ? bulk.notDone : bulk.failed),
          failed: result.failed.length > 0,
          undo: parts.flatMap((part) =>
            undoSteps(
              part.rows.filter(({ id }) => done.has(id)),
              part.change,
            ),
          ),
        };
      }),
    /** Deletes the spam among them. */
    remove: () =>
      each(bulk.removed, async (id) => {
        const outcome = await callForStaff('DELETE /contact/{id}', { id });
        if (outcome.kind === 'success') {
          changeRows<ContactSubmission>('GET /contact', (rows) =>
            rows.filter((row) => row.id !== id),
          );
        }
        return outcome;
      }),
    /** Future messages from their senders become spam; earlier ones stay as they are. */
    block: () =>
      each(bulk.blocked, (id) =>
        callForStaff('POST /contact/{id}/block', { id, body: { isBlocked: true } }),
      ),
    undo: (steps: readonly Step[]) =>
      changing(0, async (signal) => {
        const result = await send(steps, signal);
        const failed = result.done.length < steps.flatMap(({ ids }) => ids).length;
        return { text: undoSentencesOf(result), failed, undo: [] };
      }),
    selectMatching: () =>
      during({ text: bulk.found(0) }, async (signal) => {
        const found = new Map<string, Selected>();
        const complete = await eachPage(view, signal, (rows) => {
          for (const row of filtered(rows, listFilterOf('GET /contact'))) found.set(row.id, row);
          setWork({ text: bulk.found(found.size) });
        });
        onSelect(found);
        return complete || signal.aborted ? null : problem(bulk.incomplete);
      }),
  };
}

/** Shows the contacts changed at once, and reverts them on failure. */
async function sendStep({ ids, versions, change }: Step) {
  const asked = new Set(ids);
  const before = new Map<string, ContactSubmission>();
  changeContacts((row) => {
    if (!asked.has(row.id)) return row;
    before.set(row.id, row);
    return { ...row, ...withChange(row, change) };
  });
  const body = { ids: [...ids], ...(versions && { versions: [...versions] }), ...change };
  const outcome = await callForStaff('PATCH /contact', { body });
  const results = outcome.kind === 'success' ? outcome.data.results : [];
  const newVersions = new Map(results.map(({ id, version }) => [id, version]));
  changeContacts((row) => {
    const former = before.get(row.id);
    // Somebody else has changed it meanwhile.
    if (row.version !== former?.version) return row;
    const version = newVersions.get(row.id);
    return version === undefined ? former : { ...row, version };
  });
  return outcome;
}

/** @returns whether all pages could be read */
async function eachPage(
  view: View,
  signal: AbortSignal,
  take: (rows: readonly ContactSubmission[]) => void,
): Promise<boolean> {
  const first = new URLSearchParams(listQueryOf(view));
  first.set('limit', '100');
  for (let page: string | null = `?${first.toString()}`; page !== null;) {
    const outcome = await list('GET /contact', page, signal);
    if (outcome.kind !== 'success' || signal.aborted) return false;
    take(shownRows(outcome.data ?? [], view, new Date()));
    page = nextQuery(outcome.link);
  }
  return true;
}

function workAt(value: number, max: number): Work {
  return { text: bulk.progress(value, max), progress: { value, max } };
}

function problem(text: string): Notice {
  return { text, failed: true, undo: [] };
}
