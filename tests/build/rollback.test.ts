import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const entry = join(import.meta.dirname, '../../bin/rollback.ts');
const project = mkdtempSync(join(tmpdir(), 'quietgrid-rollback-'));
const deployed = join(project, 'deployed.txt');
afterAll(() => rmSync(project, { recursive: true, force: true }));

const git = (...options: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@quietgrid.example', ...options],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );

/** A project whose deploy writes down what it would deploy, with which stage and which options. */
function commit(release: string): void {
  const deploy = `node -e "require('fs').writeFileSync(process.env.DEPLOYED, require('fs').readFileSync('release.txt') + ' ' + require('fs').existsSync('installed') + ' ' + process.env.STAGE + ' ' + process.argv.slice(1))" --`;
  mkdirSync(join(project, 'bin'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  write('package.json', JSON.stringify({ name: 'project', version: '1.0.0', scripts: { deploy } }));
  write(
    'bin/setup.mjs',
    "import { writeFileSync } from 'node:fs'; writeFileSync('installed', '');",
  );
  write('release.txt', release);
  git('add', '.');
  git('commit', '--quiet', '-m', release);
}

const rollBack = (...options: string[]) =>
  spawnSync(process.execPath, [entry, ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, DEPLOYED: deployed, STAGE: 'production' },
  });

beforeAll(() => {
  git('init', '--quiet');
  commit('N');
  commit('N+1');
  writeFileSync(join(project, 'release.txt'), 'half of N+2');
});

test('One command installs and deploys an older commit, without a question, on the same stage', () => {
  const { status, stderr } = rollBack('HEAD~1');
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(readFileSync(deployed, 'utf8')).toBe('N true production --require-approval,never');
});

test('It leaves alone what somebody works on, and leaves nothing behind', () => {
  rollBack('HEAD~1');
  expect(readFileSync(join(project, 'release.txt'), 'utf8')).toBe('half of N+2');
  expect(existsSync(join(project, 'installed'))).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test.each([
  [['no-such-release'], 'There is no commit "no-such-release" here.\n'],
  [[], 'Say what to go back to: npm run rollback -- HEAD~1\n'],
])('What it cannot do it says in one line: %j', (options, line) => {
  const { status, stderr } = rollBack(...options);
  expect([status, stderr]).toEqual([1, line]);
});
