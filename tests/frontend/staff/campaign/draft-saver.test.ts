import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Campaign } from '#contract/campaign.ts';
import { DraftSaver, type Kept, type SaveOutcome } from '#frontend/staff/campaign/draft-saver.ts';
import type { DraftField, DraftText } from '#frontend/staff/campaign/draft-text.ts';
import { draft } from './campaign.ts';

/** A server with one draft, as the contract describes it. */
let stored: Campaign;
/** In place of the server's own response to the next save. */
let next: SaveOutcome | undefined;
let kept: Kept | undefined;
const save = vi.fn<(changes: Partial<DraftText>, version: number) => Promise<SaveOutcome>>();

function write(changes: Partial<DraftText>): void {
  const subject = (changes.subject ?? stored.subject).trim();
  stored = { ...stored, ...changes, subject, version: stored.version + 1 };
}

/** Writes the next save, whose response comes when the returned function is called. */
function holdResponse(): (outcome: SaveOutcome) => void {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
  save.mockImplementationOnce((changes) => {
    write(changes);
    return promise;
  });
  return resolve;
}

function open(invalid: readonly DraftField[] = [], campaign = stored) {
  const saver = new DraftSaver({
    campaign,
    kept,
    save,
    keep: (unsaved) => {
      kept = unsaved;
    },
    invalid: () => new Set(invalid),
  });
  saver.enter();
  return saver;
}

beforeEach(() => {
  vi.useFakeTimers();
  [stored, next, kept] = [draft, undefined, undefined];
  save.mockReset().mockImplementation((changes, version) => {
    const outcome = next;
    next = undefined;
    if (outcome) return Promise.resolve(outcome);
    if (version !== stored.version) return Promise.resolve({ kind: 'stale', current: stored });
    write(changes);
    return Promise.resolve({ kind: 'saved', campaign: stored });
  });
});
afterEach(() => vi.useRealTimers());

const aPause = () => vi.advanceTimersByTimeAsync(1000);

describe('A draft that is written', () => {
  test('is saved once its author pauses, with the changed fields alone', async () => {
    const saver = open();
    saver.change({ subject: 'New l' });
    await vi.advanceTimersByTimeAsync(900);
    saver.change({ subject: 'New locks' });
    expect(save).not.toHaveBeenCalled();
    await aPause();
    expect(save.mock.calls).toEqual([[{ subject: 'New locks' }, 1]]);
    expect(saver.snapshot()).toMatchObject({ version: 2, state: { kind: 'saved' } });
    expect(kept).toBeUndefined();
  });

  test('keeps a space at the end, which the server trims, while it goes on', async () => {
    const saver = open();
    saver.change({ subject: 'New ' });
    await aPause();
    saver.see(stored);
    expect(saver.snapshot().text.subject).toBe('New ');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('saves what is typed while it is being saved afterwards', async () => {
    const saver = open();
    const resolve = holdResponse();
    saver.change({ body: 'One' });
    await aPause();
    saver.change({ body: 'One two' });
    await aPause();
    expect(save).toHaveBeenCalledTimes(1);
    resolve({ kind: 'saved', campaign: stored });
    await aPause();
    expect(save.mock.calls[1]).toEqual([{ body: 'One two' }, 2]);
    expect(stored.body).toBe('One two');
  });

  test('is saved at once when its page is left, and is not tried again after that', async () => {
    const saver = open();
    saver.change({ body: 'Bye' });
    next = { kind: 'failed' };
    saver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(kept?.text.body).toBe('Bye');
  });

  test('stays in the browser without a connection, and is saved later, also by a later visit', async () => {
    const first = open();
    first.change({ body: 'Offline' });
    next = { kind: 'failed' };
    await aPause();
    expect(first.snapshot().state.kind).toBe('failed');
    first.leave();
    await aPause();
    expect(stored.body).toBe('Offline');

    write({ subject: 'Of Ben' });
    kept = {
      base: { version: 1, typed: draft, stored: draft },
      text: { ...draft, body: 'Kept' },
    };
    const second = open();
    expect(second.snapshot().state.kind).toBe('clash');
    second.resolve('mine');
    await aPause();
    expect(stored).toMatchObject({ subject: 'Of Ben', body: 'Kept' });
  });

  test('waits where the server would refuse a field, and saves the others', async () => {
    const saver = open(['subject']);
    saver.change({ subject: 'x'.repeat(201), body: 'Fine' });
    await aPause();
    expect(save.mock.calls).toEqual([[{ body: 'Fine' }, 1]]);
    await aPause();
    expect(saver.snapshot().state.kind).toBe('refused');
    expect(kept?.text.subject).toHaveLength(201);
    expect(await saver.flush()).toBe(false);
  });

  test('that was deleted is saved no more', async () => {
    const saver = open();
    saver.change({ body: 'Gone' });
    saver.discard();
    saver.leave();
    await aPause();
    expect(save).not.toHaveBeenCalled();
    expect(kept).toBeUndefined();
  });
});

describe('Of two people who write one draft', () => {
  test('each has the fields that the other changed', async () => {
    const saver = open();
    write({ subject: 'Of Ben' });
    saver.change({ body: 'Of Anna' });
    await aPause();
    await aPause();
    expect(saver.snapshot().text).toMatchObject({ subject: 'Of Ben', body: 'Of Anna' });
    expect(stored).toMatchObject({ subject: 'Of Ben', body: 'Of Anna' });
  });

  test.each([
    ['theirs', 'Of Ben'],
    ['mine', 'Of Anna'],
  ] as const)('the second to change the same field decides: %s', async (choice, body) => {
    const saver = open();
    write({ body: 'Of Ben' });
    saver.change({ body: 'Of Anna', subject: 'Both' });
    await aPause();
    const { state, text } = saver.snapshot();
    expect(state).toMatchObject({ kind: 'clash', fields: ['body'], theirs: { body: 'Of Ben' } });
    expect(text.body).toBe('Of Anna');
    expect(await saver.flush()).toBe(false);

    saver.resolve(choice);
    await aPause();
    expect(stored).toMatchObject({ body, subject: 'Both' });
    expect(saver.snapshot().state.kind).toBe('saved');
  });

  test('nobody clashes with a save of their own whose response was lost', async () => {
    const saver = open();
    saver.change({ body: 'One' });
    save.mockImplementationOnce((changes) => {
      write(changes);
      return Promise.resolve({ kind: 'failed' });
    });
    await aPause();
    saver.change({ body: 'One two' });
    await aPause();
    await aPause();
    expect(stored.body).toBe('One two');
    expect(saver.snapshot().state.kind).toBe('saved');
  });

  test('nobody clashes with a save of their own that was repeated, and taken for another’s', async () => {
    const saver = open();
    const resolve = holdResponse();
    saver.change({ body: 'One' });
    await aPause();
    saver.change({ body: 'One two' });
    resolve({ kind: 'stale', current: stored });
    await aPause();
    expect(saver.snapshot().state.kind).toBe('saved');
    expect(stored.body).toBe('One two');
  });

  test('one may send it: what the other typed since is kept', async () => {
    const saver = open();
    stored = { ...stored, status: 'scheduled', version: 2 };
    saver.change({ body: 'Too late' });
    await aPause();
    expect(saver.snapshot().state.kind).toBe('closed');
    expect(kept?.text.body).toBe('Too late');
  });
});
