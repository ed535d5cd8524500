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

/** Hashes the stage and the sources that the build reads. Ignores modification times, which a clone or a checkout changes. */
export function fingerprint(): string {
  const digest = createHash('sha256').update(process.env['STAGE'] ?? '');
  for (const file of globSync(sources).toSorted()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

/** Whether `dist` and `cdk.out` match the current sources. */
function isFresh(): boolean {
  try {
    return readFileSync(fingerprintFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Records the {@link fingerprint} of the sources of `cdk.out`. */
export function recordFingerprint(digest: string): void {
  writeFileSync(fingerprintFile, digest);
}

/**
 * Builds and synthesizes if the sources have changed. A separate process frees the bundlers' memory when it ends.
 * @throws Error if the build fails, after the build has printed why
 */
export function ensureFresh(): void {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, ['bin/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: see above.');
}

/** @throws a one-line Error if `cdk.out` does not match the current sources */
export function requireFresh(): void {
  if (!isFresh())
    throw new Error(`${paths.assembly} is stale or missing: run "npm run build" first.`);
}
