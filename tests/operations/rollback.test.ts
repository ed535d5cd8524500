import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageNamed } from '#infra/stages.ts';

const entry = join(import.meta.dirname, '../../bin/rollback.ts');
const project = mkdtempSync(join(tmpdir(), 'quietgrid-rollback-'));
const deployed = join(project, 'deployed.txt');
afterAll(() => rmSync(project, { recursive: true, force: true }));

const git = (...options: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=test', '-c', 'user.email=test@quietgrid.example', ...options],
    { cwd: project, encoding: 'utf8' },
  );

/** A build that synthesizes like ours, and whose CDK records what it would deploy with which options. */
const build = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const [release, firstGeneration] = readFileSync('release.txt', 'utf8').split(' ');
  const generation = Math.max(firstGeneration, process.env.ORIGIN_SECRET_GENERATION);
  const secrets = [generation, generation + 1].map((each) => 'OriginSecretGeneration' + each + '0A1B2C3D');
  mkdirSync('cdk.out');
  writeFileSync('cdk.out/SiteStack.template.json', JSON.stringify(secrets));
  writeFileSync('cdk.out/release', [release, process.env.STAGE, ...secrets].join(' '));
`;
const cdk = `#!/usr/bin/env node
  const { readFileSync, writeFileSync } = require('node:fs');
  const options = process.argv.slice(2).join(' ');
  writeFileSync(process.env.DEPLOYED, readFileSync('cdk.out/release', 'utf8') + '\\n' + options);
`;
const setup = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('node_modules/.bin', { recursive: true });
  writeFileSync('node_modules/.bin/cdk', ${JSON.stringify(cdk)}, { mode: 0o755 });
`;

/** @param keepsSecret false for releases before rollbacks could keep the origin secret */
function commit(release: string, generation: number, keepsSecret = true): void {
  const ownBuild = keepsSecret
    ? build
    : build.replace('process.env.ORIGIN_SECRET_GENERATION', 'firstGeneration');
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  mkdirSync(join(project, 'bin'), { recursive: true });
  const scripts = { build: 'node build.cjs' };
  write('package.json', JSON.stringify({ name: 'project', version: '1.0.0', scripts }));
  write('build.cjs', ownBuild);
  write('bin/setup.mjs', setup);
  write('release.txt', `${release} ${generation}`);
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
  commit('N-1', 0, false);
  commit('N', 0);
  commit('N+1', 1);
  writeFileSync(join(project, 'release.txt'), 'half of N+2');
});

test('One command installs, builds and deploys an older site to the same stage, without a prompt', () => {
  const { status, stderr } = rollBack('HEAD~1');
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(readFileSync(deployed, 'utf8').split('\n')).toEqual([
    expect.stringMatching(/^N production /),
    'deploy SiteStack --exclusively --app cdk.out --require-approval never',
  ]);
});

test('An older site keeps the current origin secret and the next one', () => {
  const inUse = stageNamed('production').originSecretGeneration;
  rollBack('HEAD~1');
  expect(readFileSync(deployed, 'utf8')).toContain(
    ` OriginSecretGeneration${inUse}0A1B2C3D OriginSecretGeneration${inUse + 1}0A1B2C3D\n`,
  );
});

test('A release that would send an old secret is not deployed', () => {
  rmSync(deployed);
  const { status, stderr } = rollBack('HEAD~2');
  expect(stderr).toMatch(
    /^"HEAD~2" is from before a rollback could keep the origin secret: .+\n$/m,
  );
  expect([status, existsSync(deployed)]).toEqual([1, false]);
});

test('It leaves the working tree alone and cleans up', () => {
  rollBack('HEAD~1');
  expect(readFileSync(join(project, 'release.txt'), 'utf8')).toBe('half of N+2');
  expect(existsSync(join(project, 'node_modules'))).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test.each([
  [['no-such-release'], 'There is no commit "no-such-release" here.\n'],
  [[], 'Usage: npm run rollback -- COMMIT, such as HEAD~1\n'],
])('It fails in one line: %j', (options, line) => {
  const { status, stderr } = rollBack(...options);
  expect([status, stderr]).toEqual([1, line]);
});
