import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#build/site.ts';
import { createApp, type AppOptions } from './app.ts';

/**
 * Writes the cloud assembly without the CDK CLI, after clearing out an older one.
 * @returns the warnings of the app, one line each.
 * @throws Error in one line where the build is missing or the stage is wrong.
 */
export function synthesize({ root, outdir = join(root, paths.assembly), ...rest }: AppOptions) {
  rmSync(outdir, { recursive: true, force: true });
  const assembly = createApp({ root, outdir, validate: false, ...rest }).synth();
  return assembly.stacks.flatMap((stack) =>
    stack.messages
      .filter(({ level }) => level === 'warning')
      .map(({ id, entry }) => `${id}: ${String(entry.data)}`),
  );
}
