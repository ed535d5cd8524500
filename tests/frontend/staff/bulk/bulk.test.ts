import { describe, expect, it } from 'vitest';
import type { StaffOutcome } from '#frontend/api/staff.ts';
import {
  partsOf,
  run,
  type Selected,
  sentencesOf,
  type Step,
  stepsOf,
  undoSentencesOf,
  undoSteps,
} from '#frontend/staff/bulk/bulk.ts';
import type { ContactsUpdated } from '#contract/contact/update.ts';

type Outcome = StaffOutcome<ContactsUpdated>;

const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
type Status = Selected['status'];
const row = (id: string, status: Status, assignee: string | null = null, version = 1) => {
  return { id, status, assignee, version };
};
const { signal } = new AbortController();

const outcomeOf = (results: ContactsUpdated['results']): Outcome => {
  return { kind: 'success', data: { results }, link: null, etag: null };
};
const ignore = () => undefined;
const accept = ({ ids: all }: Step) =>
  outcomeOf(all.map((id) => ({ id, status: 200 as const, version: 2 })));

describe('a change of several contacts', () => {
  it('is made in requests of 100', async () => {
    const sizes: number[] = [];
    const sent: number[] = [];
    const send = async (step: Step) => {
      sizes.push(step.ids.length);
      return accept(step);
    };
    const steps = stepsOf(ids(250), { status: 'closed' });
    const result = await run(steps, send, (count) => sent.push(count), signal);
    expect(sizes).toEqual([100, 100, 50]);
    expect(sent).toEqual([100, 200, 250]);
    expect(result).toEqual({ done: ids(250), missing: [], stale: [], failed: [] });
  });

  it('tells apart what is done, what is gone and what is to be tried again', async () => {
    const outcome = outcomeOf([
      { id: '0', status: 200, version: 2 },
      { id: '1', status: 404 },
      { id: '2', status: 503 },
      { id: '3', status: 412 },
    ]);
    const steps = stepsOf(ids(4), { status: 'closed' });
    const result = await run(steps, async () => outcome, ignore, signal);
    expect(result).toEqual({ done: ['0'], missing: ['1'], stale: ['3'], failed: ['2'] });
  });

  it('sends no more after a request that failed', async () => {
    let calls = 0;
    const send = async (step: Step): Promise<Outcome> => {
      calls += 1;
      return calls === 1 ? accept(step) : { kind: 'unreachable', reason: 'network' };
    };
    const steps = stepsOf(ids(250), { status: 'closed' });
    const result = await run(steps, send, ignore, signal);
    expect(calls).toBe(2);
    expect(result.done).toHaveLength(100);
    expect(result.failed).toEqual(ids(250).slice(100));
  });

  it('can be stopped between two requests', async () => {
    const request = new AbortController();
    const steps = stepsOf(ids(250), { status: 'closed' });
    const result = await run(
      steps,
      async (step) => accept(step),
      () => request.abort(),
      request.signal,
    );
    expect(result.done).toHaveLength(100);
    expect(result.failed).toHaveLength(150);
  });
});

describe('answering several contacts', () => {
  const rows = [row('a', 'open'), row('b', 'new', 'ben'), row('c', 'open', null, 4)];
  const answered = { status: 'answered' } as const;

  it('gives whoever does so what nobody has, as it was seen, and leaves what somebody has', () => {
    const taken = { ids: ['a', 'c'], change: { ...answered, assignee: 'anna' }, versions: [1, 4] };
    const parts = partsOf(rows, answered, 'anna');
    expect(parts.flatMap(({ steps }) => steps)).toEqual([taken, { ids: ['b'], change: answered }]);
    expect(parts.flatMap((part) => undoSteps(part.rows, part.change))).toEqual([
      { ids: ['a', 'c'], versions: [2, 5], change: { status: 'open', assignee: null } },
      { ids: ['b'], versions: [2], change: { status: 'new' } },
    ]);
  });

  it.each([
    [{ ...answered, assignee: null }, 'anna'],
    [{ status: 'closed' }, 'anna'],
    [answered, null],
  ] as const)('changes nothing of %j by %j', (change, me) => {
    expect(partsOf(rows, change, me).flatMap(({ steps }) => steps)).toEqual([
      { ids: ['a', 'b', 'c'], change },
    ]);
  });
});

describe('the way back', () => {
  it('is one change for each value that the contacts had', () => {
    const before = [row('a', 'new'), row('b', 'spam'), row('c', 'new'), row('d', 'closed')];
    expect(undoSteps(before, { status: 'closed' })).toEqual([
      { ids: ['a', 'c'], versions: [2, 2], change: { status: 'new' } },
      { ids: ['b'], versions: [2], change: { status: 'spam' } },
    ]);
  });

  it('restores status and assignee together, and no assignee where there was none', () => {
    const before = [row('a', 'new'), row('b', 'new', 'ben')];
    expect(undoSteps(before, { status: 'closed', assignee: 'anna' })).toEqual([
      { ids: ['a'], versions: [2], change: { status: 'new', assignee: null } },
      { ids: ['b'], versions: [2], change: { status: 'new', assignee: 'ben' } },
    ]);
  });

  it('of many contacts goes in steps too', () => {
    const before = ids(150).map((id) => row(id, 'new', null, Number(id) + 1));
    const steps = undoSteps(before, { status: 'closed' });
    expect(steps.map((step) => step.ids.length)).toEqual([100, 50]);
    expect(steps[1]?.versions?.slice(0, 2)).toEqual([102, 103]);
  });
});

describe('what became of the contacts', () => {
  const result = { done: ['a', 'b'], missing: ['c'], stale: ['f'], failed: ['d', 'e'] };

  it('is said in words', () => {
    expect(sentencesOf(result, { status: 'closed', assignee: 'ben' })).toBe(
      '2 contacts closed and assigned to ben. 1 contact no longer there. 1 contact changed by somebody else in the meantime, and left as it is. 2 contacts could not be changed and are still selected: try again.',
    );
    expect(sentencesOf({ ...result, missing: [], stale: [], failed: [] }, { assignee: null })).toBe(
      '2 contacts unassigned.',
    );
  });

  it('is said of the way back as well', () => {
    expect(undoSentencesOf(result)).toBe(
      '2 contacts changed back. 1 contact changed by somebody else in the meantime, and left as it is. 3 contacts could not be changed back.',
    );
  });
});
