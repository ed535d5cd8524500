import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CfnResource } from 'aws-cdk-lib';
import { paths } from '#build/site.ts';
import { createApp } from '#infra/app.ts';
import { stageNamed } from '#infra/stages.ts';
import { synthesize } from '#infra/synth.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { builtRoot } from './fixture.ts';

const project = join(import.meta.dirname, '../..');
const built = builtRoot();
const empty = mkdtempSync(join(tmpdir(), 'quietgrid-empty-'));
afterAll(() => {
  for (const folder of [built, empty]) rmSync(folder, { recursive: true });
});

/** Without a network: every proxy leads to a closed port. */
function offline(file: string, args: string[], cwd: string, settings: NodeJS.ProcessEnv = {}) {
  const closed = 'http://127.0.0.1:9';
  return spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, HTTPS_PROXY: closed, HTTP_PROXY: closed, ...settings },
  });
}

/** `cdk synth` of the project's app and settings, on the build in another folder. */
function cdkSynth(root: string) {
  const app = `"${process.execPath}" "${project}/bin/app.ts"`;
  writeFileSync(join(root, 'cdk.json'), JSON.stringify({ ...cdk, app }));
  return offline(join(project, 'node_modules/.bin/cdk'), ['synth', '--quiet'], root);
}

/** Every file that says what is deployed, by name. */
function assembly(outdir: string): Record<string, string> {
  const names = readdirSync(outdir).filter((name) => /\.(?:template|assets)\.json$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(outdir, name), 'utf8')]));
}

describe('with a build', () => {
  const outdir = join(built, paths.assembly);

  test('synthesizing twice gives identical templates, whatever the first one left behind', () => {
    synthesize({ root: built });
    const first = assembly(outdir);
    writeFileSync(join(outdir, 'stale.template.json'), '{}');
    synthesize({ root: built });
    expect(Object.keys(first).length).toBe(4);
    expect(assembly(outdir)).toEqual(first);
  });

  test('the CDK CLI gives the same templates without a network', () => {
    synthesize({ root: built });
    const direct = assembly(outdir);
    rmSync(outdir, { recursive: true });
    const { status, stderr } = cdkSynth(built);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(assembly(outdir)).toEqual(direct);
  });

  test.each(['development', 'production'])(
    "the templates of %s pass CDK's validation, which a deploy runs too",
    (name) => {
      const app = createApp({ root: built, stage: stageNamed(name) });
      expect(() => app.synth()).not.toThrow();
      const resource = app.node.findAll().find((each) => CfnResource.isCfnResource(each));
      resource?.addPropertyOverride('Typo', 'of somebody');
      expect(() => app.synth({ force: true })).toThrow(
        /Typo: Additional properties are not allowed/,
      );
    },
  );

  test('the stage that everybody starts with gives no warning', () => {
    expect(synthesize({ root: built })).toEqual([]);
  });

  test.each(['subdomains', 'preload'] as const)('HSTS for "%s" warns whom it binds', (hsts) => {
    const stage = { ...stageNamed('development'), hsts };
    const [warning, ...others] = synthesize({ root: built, stage });
    expect(warning).toMatch(
      /: hsts is .+ every name below the site's .+ other systems, .+ two years/,
    );
    expect(others).toEqual([]);
  });

  test('a function that is not there is named in one line', () => {
    rmSync(join(built, paths.functions, 'sign-in/index.mjs'));
    expect(() => synthesize({ root: built })).toThrow(
      /^dist\/functions\/sign-in\/index\.mjs is missing: run "npm run build" first\.$/,
    );
  });
});

describe('without a build, one line says what to do', () => {
  const line = 'dist/site/site.json is missing: run "npm run build" first.';

  test.each(['bin/synth.ts', 'bin/app.ts'])('by %s', (script) => {
    const settings = { CDK_OUTDIR: 'cdk.out' };
    const { status, stderr } = offline(process.execPath, [join(project, script)], empty, settings);
    expect(stderr).toBe(`${line}\n`);
    expect(status).toBe(1);
  });

  test('by the CDK CLI, which adds that the app has failed', () => {
    const { status, stderr } = cdkSynth(empty);
    const failed = expect.stringContaining('exited with error 1');
    expect(stderr.trim().split('\n')).toEqual([line, failed]);
    expect(status).toBe(1);
  });
});
