import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { staff } from '../faults/staff-user.ts';
import { spawnRuntime, type SpawnedRuntime } from 'cdk-laptop/testing/spawn-runtime.ts';

const entry = fileURLToPath(new URL('serve.ts', import.meta.url));

export type SpawnedSite = SpawnedRuntime;

/**
 * Starts the product in a process of its own, with the staff user.
 * @param blocks maximum size of a file, in blocks of 512 bytes
 */
export function spawnSite(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  { assembly = 'cdk.out', blocks }: { assembly?: string; blocks?: number } = {},
): Promise<SpawnedSite> {
  const { username: STAFF_USERNAME, password: STAFF_PASSWORD } = staff;
  const settings = { STAFF_USERNAME, STAFF_PASSWORD, ...environment };
  return spawnRuntime(assembly, settings, { entry, blocks });
}

/** Runs the site's SCHEDULE, and waits until it has. */
export async function runSchedule({ process: { stdout }, signal }: SpawnedSite): Promise<void> {
  const ran = stdout && once(stdout, 'data');
  signal('SIGUSR2');
  await ran;
}
