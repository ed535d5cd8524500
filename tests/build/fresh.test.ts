import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  ['stale', { 'cdk.out/sources.sha256': 'made from other sources' }],
  ['missing', {}],
])('Serving a %s cdk.out without building says so in one line and fails', (_state, files) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [resolve('bin/local.ts'), '--no-build'],
    { cwd: folderWith(files), encoding: 'utf8' },
  );
  expect(stderr).toBe('cdk.out is stale or missing: run "npm run build" first.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quietgrid-fresh-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
