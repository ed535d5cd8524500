import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from 'cdk-laptop/listen.ts';
import { brotliCompressSync } from 'node:zlib';
import { floorPage } from './floor.ts';
import { readOptions } from './options.ts';
import { median, readEntries, Results } from './results.ts';
import { openLine } from './slow-line.ts';

const known = ['lighthouse', 'line'];
const built = ['/', '/contact'];

describe('The bench', () => {
  test('measures everything on every page by default', () => {
    expect(readOptions([], known, built)).toEqual({
      sections: known,
      routes: built,
      runs: 3,
      force: false,
    });
    const given = ['line', '--routes', '/', '/contact', '--runs', '1', '--force'];
    expect(readOptions(given, known, ['/', '/contact', '/nfc'])).toEqual({
      sections: ['line'],
      routes: ['/', '/contact'],
      runs: 1,
      force: true,
    });
  });

  test.each([
    [['ligthouse'], 'There is no measurement ligthouse'],
    [['--routes', '/nowhere'], 'There is no public page /nowhere'],
    [['--runs', '0'], '--runs must be a number from 1'],
  ])('rejects %j', (given, message) => {
    expect(() => readOptions(given, known, built)).toThrow(message);
  });

  test('resumes an interrupted run, and measures another build again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quietgrid-bench-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    let measured = 0;
    const measure = async () => ({ ms: (measured += 1) });
    const run = (build: string, force = false) =>
      new Results(build, force, folder).part('line', '/', measure);

    await run('one');
    await run('one');
    expect(readEntries('line', folder)['/']).toMatchObject({ build: 'one', figures: { ms: 1 } });
    await run('one', true);
    await run('two');
    expect(readEntries('line', folder)['/']).toMatchObject({ build: 'two', figures: { ms: 3 } });
  });

  test('continues after a part that fails, and retries it the next time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quietgrid-bench-test-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
      process.exitCode = 0;
    });
    const results = new Results('one', false, folder);

    await results.part('line', '/', () => Promise.reject(new Error('no page')));
    expect([readEntries('line', folder), process.exitCode]).toEqual([{}, 1]);
    await results.part('line', '/', async () => ({ ms: 1 }));
    expect(Object.keys(readEntries('line', folder))).toEqual(['/']);
  });

  test('reports the median of its runs', () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 3])]).toEqual([5, 2.5]);
  });
});

test('The floor shows the page’s hero, weighs what a first view does, and has no script', () => {
  const page = floorPage({
    title: 'Quiet & grid',
    heading: 'Fewer <things>',
    lead: 'That speak up.',
    picture: '<img src="/assets/a.avif" fetchpriority="high">',
    width: 412,
    height: 309,
  });

  expect(page).toContain('<h1>Fewer &lt;things></h1>');
  expect(page).toContain('<img src="/assets/a.avif" fetchpriority="high">');
  expect(page).toContain('width: 412px; height: 309px');
  expect(page).not.toContain('<script');
  expect(brotliCompressSync(page).length).toBeCloseTo(6_000, -2);
});

test('A slow line passes every byte in both directions, in order', async () => {
  const response = Buffer.alloc(200_000, 'quiet grid ');
  const server = createServer((socket) => {
    socket.once('data', (request) => socket.end(Buffer.concat([request, response])));
  });
  const line = await openLine(await listen(server), { roundTrip: 10, down: 1_000, up: 1_000 });
  onTestFinished(() => {
    line.close();
    server.close();
  });
  const socket = connect(line.port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  socket.write('request ');
  await once(socket, 'end');

  expect(Buffer.concat(received).equals(Buffer.concat([Buffer.from('request '), response]))).toBe(
    true,
  );
});
