import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../data-folder.ts';

const Access = z.object({
  endpoint: z.string(),
  dynamodbEndpoint: z.string(),
  accessKeyId: z.string(),
});
type Access = z.infer<typeof Access>;

/**
 * Writes the file in which other processes find the local Cognito and DynamoDB.
 * @returns a function that removes the file, unless another run has replaced it
 */
export function publishEndpoint(dataDir: string, access: Access): () => void {
  writeFileAtomically(fileIn(dataDir), JSON.stringify(access));
  return () => {
    if (readEndpoint(dataDir)?.endpoint === access.endpoint) rmSync(fileIn(dataDir));
  };
}

/** Undefined if there is no such file. A killed runtime leaves its file behind. */
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
