import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SynthesisMessageLevel } from 'aws-cdk-lib/cx-api';
import { paths } from '#build/site.ts';
import { createApp, type AppOptions } from './app.ts';

/**
 * Writes a new cloud assembly without the CDK CLI.
 * @returns the app's warnings
 * @throws a one-line Error if the build is missing or the stage is invalid
 */
export function synthesize({ root, ...options }: AppOptions): string[] {
  const outdir = options.outdir ?? join(root, paths.assembly);
  rmSync(outdir, { recursive: true, force: true });
  const assembly = createApp({ root, validate: false, ...options, outdir }).synth();
  return assembly.stacks
    .flatMap(({ messages }) => messages)
    .filter(({ level }) => level === SynthesisMessageLevel.WARNING)
    .map(({ id, entry }) => (typeof entry.data === 'string' ? `${id}: ${entry.data}` : id));
}
