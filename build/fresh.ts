import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './site.ts';

const sources = [
  '{bin,build,contract,functions,infra,mail}/**/*.*',
  'frontend/**/*.*',
  'packages/studio/masters/**/*.webp',
  '{cdk,package-lock,tsconfig}.json',
];
const fingerprintFile = join(paths.assembly, 'sources.sha256');

/**
 * A digest of all that the build reads: the sources' names and contents and the stage. Contents rather
 * than times, because a fresh clone or a switched branch changes every timestamp.
 */
export function fingerprint(): string {
  const digest = createHash('sha256').update(process.env['STAGE'] ?? '');
  for (const file of globSync(sources).toSorted()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

/** Whether `dist` and `cdk.out` were made from the sources as they are now. */
function isFresh(): boolean {
  try {
    return readFileSync(fingerprintFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Records that `cdk.out` was made from the sources with this {@link fingerprint}. */
export function recordFingerprint(digest: string): void {
  writeFileSync(fingerprintFile, digest);
}

/**
 * Builds and synthesizes where the sources changed since the last time, in a process of its own so that
 * the bundlers' memory is given back.
 * @throws Error where the build fails; it has said why by then.
 */
export function ensureFresh(): void {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, ['bin/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}

/**
 * For whoever serves `cdk.out` as it is.
 * @throws Error in one line where the sources have changed since it was made
 */
export function requireFresh(): void {
  if (!isFresh())
    throw new Error(`${paths.assembly} is stale or missing: run "npm run build" first.`);
}
