import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '#build/site.ts';
import { expect, test, withDataDir } from '../site.ts';

const sources = ['bin', 'build', 'contract', 'frontend', 'functions', 'infra', 'mail', 'tools'];
const settings = ['cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'];
const shared = ['node_modules', 'packages', '.cache/brotli', '.cache/pictures'];

/** What is deployed: both templates, and which assets they need. */
function assembly(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /\.(?:template|assets)\.json$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('The same sources give the same build and templates anywhere, so that there is nothing to deploy', async () => {
  test.setTimeout(600_000);
  await withDataDir(async (copy) => {
    for (const name of [...sources, ...settings]) {
      cpSync(name, join(copy, name), { recursive: true });
    }
    mkdirSync(join(copy, '.cache'));
    for (const name of shared) symlinkSync(resolve(name), join(copy, name));
    const build = spawnSync(process.execPath, ['bin/build.ts'], { cwd: copy, encoding: 'utf8' });
    expect(build.status, build.stderr).toBe(0);
    const built = assembly(join(copy, paths.assembly));
    expect(Object.keys(built).length).toBeGreaterThan(3);
    expect(built).toEqual(assembly(paths.assembly));
  });
});
