import { fileURLToPath } from 'node:url';
import { spawnRuntime, type SpawnedRuntime } from 'cdk-laptop/testing/spawn-runtime.ts';

const entry = fileURLToPath(new URL('serve.ts', import.meta.url));

export type SpawnedSite = SpawnedRuntime;

/** Starts the product in a process of its own. @param blocks maximum size of a file, in blocks of 512 bytes */
export function spawnSite(
  assembly: string,
  environment: Readonly<Record<string, string>>,
  blocks?: number,
): Promise<SpawnedSite> {
  return spawnRuntime(assembly, environment, { entry, blocks });
}
