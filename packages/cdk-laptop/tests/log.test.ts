import { mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '../src/log.ts';
import { temporaryFolder } from './temporary-folder.ts';

function linesOf(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

test('The log resumes once it can be written again, and counts the lost lines', () => {
  const printError = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printError.mockRestore());
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'runtime.log');
  const log = openLog(dataDir);
  // A folder in its place fails every write, as a full disk does.
  rmSync(file);
  mkdirSync(file);
  log({ number: 1 });
  log({ number: 2 });
  rmdirSync(file);
  log({ number: 3 });
  log({ number: 4 });

  const at = expect.any(String);
  expect(linesOf(file)).toEqual([
    { at, log: 'could not be written', lost: 2 },
    { at, number: 3 },
    { at, number: 4 },
  ]);
  expect(printError.mock.calls).toEqual([[`${file} cannot be written (EISDIR).`]]);
});

test('The log rotates its file and keeps the previous one', () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'runtime.log');
  const log = openLog(dataDir);
  const message = 'x'.repeat(1024 * 1024);
  for (let number = 1; number <= 11; number += 1) log({ number, message });

  expect(linesOf(`${file}.1`)).toHaveLength(10);
  expect(linesOf(file)).toEqual([expect.objectContaining({ number: 11 })]);
});
