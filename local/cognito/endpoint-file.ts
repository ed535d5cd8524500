import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../data-folder.ts';

const Access = z.object({ endpoint: z.string(), accessKeyId: z.string() });
type Access = z.infer<typeof Access>;

/**
 * Tells the operator's commands, which run in another window, how to call the service.
 * @returns takes it back, unless another run has told them something else meanwhile
 */
export function publishEndpoint(dataDir: string, access: Access): () => void {
  writeFileAtomically(fileIn(dataDir), JSON.stringify(access));
  return () => {
    if (readEndpoint(dataDir)?.endpoint === access.endpoint) rmSync(fileIn(dataDir));
  };
}

/** Undefined where no site runs with the data folder. */
export function readEndpoint(dataDir: string): Access | undefined {
  try {
    return Access.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'cognito-endpoint');
}
