import { expect, it, vi } from 'vitest';
import type { Export } from '#contract/activity.ts';
import { idleFor } from '#frontend/api/activity.ts';
import { exporter, type Progress, type Stop } from '#frontend/staff/export/export-list.ts';
import { queuedApi } from '../../api/api-server.ts';

const open = { list: 'contacts', format: 'jsonl', status: 'open', assignee: 'Zoë' } as const;
const first = 'GET /api/contact?status=open&assignee=Zo%C3%AB&limit=100';
const next = '/api/contact?cursor=b&limit=100&status=open';
const second = `GET ${next}`;
const recorded = [204];
const row = (id: string) => ({ id, submittedAt: `2026-11-20T10:00:0${id}.000Z` });

/** A page of rows, and where the next one is. */
const page = (rows: readonly object[], ...link: readonly [next?: string]) =>
  [200, JSON.stringify(rows), ...link] as const;

const whole = { text: '', spamHidden: false };

function run(exported: Export, signal = new AbortController().signal) {
  return exporter(exported, whole)(vi.fn(), signal);
}

async function linesOf(stop: Stop): Promise<unknown[]> {
  if (stop.kind !== 'complete') throw new Error(`The export ended as ${stop.kind}.`);
  const text = await stop.file.text();
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

it('Every page of a view is exported in its order, after it was recorded', async () => {
  const calls = await queuedApi({
    'POST /api/audit': recorded,
    [first]: [page([row('2'), row('1')], next)],
    [second]: [page([row('0')])],
  });
  const onProgress = vi.fn<(progress: Progress) => void>();
  const stop = await exporter(open, whole)(onProgress, new AbortController().signal);

  expect(await linesOf(stop)).toEqual([row('2'), row('1'), row('0')]);
  expect(calls).toEqual(['POST /api/audit', first, second]);
  expect(onProgress.mock.calls).toEqual([
    [{ rows: 2, back: row('1').submittedAt }],
    [{ rows: 3, back: row('0').submittedAt }],
  ]);
});

it('Only what the filter leaves is exported, of every page', async () => {
  const [olaf, spam, ada] = [
    { ...row('2'), lastName: 'Ólafsdóttir' },
    { ...row('1'), lastName: 'Ólafsson', suspicions: ['honeypot'] },
    { ...row('0'), lastName: 'Lovelace' },
  ];
  await queuedApi({
    'POST /api/audit': recorded,
    [first]: [page([ada, spam, olaf], next)],
    [second]: [page([olaf])],
  });
  const filtered = exporter(open, { text: 'olafs', spamHidden: true });
  const stop = await filtered(vi.fn(), new AbortController().signal);

  expect(stop).toMatchObject({ rows: 2 });
  expect(await linesOf(stop)).toEqual([olaf, olaf]);
});

it('The newsletter’s export asks for the status that is shown', async () => {
  const confirmed = 'GET /api/newsletter?status=confirmed&limit=100';
  const calls = await queuedApi({ 'POST /api/audit': recorded, [confirmed]: [page([])] });
  await run({ list: 'newsletter', format: 'csv', subscriberStatus: 'confirmed' });

  expect(calls).toEqual(['POST /api/audit', confirmed]);
});

it('Nothing is exported that could not be recorded', async () => {
  const calls = await queuedApi({ 'POST /api/audit': [503], [first]: [page([row('1')])] });

  expect(await run(open)).toEqual({ kind: 'not-recorded' });
  expect(calls).toEqual(['POST /api/audit']);
});

it('An export whose session is over says so', async () => {
  await queuedApi({ 'POST /api/audit': [401], 'POST /api/admin/session/refresh': [401] });

  expect(await run(open)).toEqual({ kind: 'signed-out' });
});

it('The newsletter is exported as it is', async () => {
  const subscriber = { id: 'A', email: 'a@b.example', subscribedAt: '2026-11-20T10:00:00.000Z' };
  await queuedApi({
    'POST /api/audit': recorded,
    'GET /api/newsletter?limit=100': [page([subscriber])],
  });

  expect(await linesOf(await run({ list: 'newsletter', format: 'jsonl' }))).toEqual([subscriber]);
});

it('An export that stopped goes on behind the last page that came, in one record and one file', async () => {
  const calls = await queuedApi({
    'POST /api/audit': recorded,
    [first]: [page([row('1')], next)],
    [second]: [400, page([row('0')])],
  });
  const { signal } = new AbortController();
  const resume = exporter(open, whole);

  expect(await resume(vi.fn(), signal)).toEqual({ kind: 'failed' });
  expect(await linesOf(await resume(vi.fn(), signal))).toEqual([row('1'), row('0')]);
  expect(calls).toEqual(['POST /api/audit', first, second, second]);
});

it('A page that does not come is asked for again, later each time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const calls = await queuedApi({
    'POST /api/audit': recorded,
    [first]: [503, 429, page([row('1')])],
  });
  const stop = run(open);
  await expect.poll(() => calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();

  expect(await linesOf(await stop)).toEqual([row('1')]);
});

it('A cancelled export asks for nothing more and has no file', async () => {
  const request = new AbortController();
  const calls = await queuedApi({
    'POST /api/audit': recorded,
    [first]: [page([row('1')], next)],
    [second]: [page([row('0')])],
  });
  const stop = await exporter(open, whole)(() => request.abort(), request.signal);

  expect(stop).toEqual({ kind: 'cancelled' });
  expect(calls).not.toContain('DELETE /api/admin/session');
});

it('Starting it counts as activity of the user, reading its pages does not', async () => {
  await queuedApi({ 'POST /api/audit': recorded, [first]: [page([row('1')])] });
  const begin = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(begin);
  const start = exporter(open, whole);
  const record = await start(
    () => clock.mockReturnValue(begin + 60_000),
    new AbortController().signal,
  );

  expect(record.kind).toBe('complete');
  expect(idleFor()).toBe(60_000);
});
