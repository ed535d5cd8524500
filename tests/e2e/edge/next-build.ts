import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const sources = ['bin', 'build', 'contract', 'frontend', 'functions', 'infra', 'mail', 'tools'];
const shared = ['node_modules', 'packages', '.cache/brotli', '.cache/pictures'];
const settings = ['cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project's sources, to be changed and built beside it. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'quietgrid-copy-'));

  constructor() {
    for (const name of [...sources, ...settings]) {
      cpSync(name, join(this.folder, name), { recursive: true });
    }
    mkdirSync(this.path('.cache'));
    for (const name of shared) symlinkSync(resolve(name), this.path(name));
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** Changes what every page inlines, and the script of every page. */
  change(): void {
    appendFileSync(this.path('frontend/src/styles/base.css'), ':root { --release: next; }\n');
    appendFileSync(
      this.path('frontend/src/site.ts'),
      "document.documentElement.dataset['release'] = 'next';\n",
    );
  }

  /** @throws Error with what the build said where it fails. */
  build(): void {
    const { status, stderr } = spawnSync(process.execPath, ['bin/build.ts'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
