import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const frontend = join(import.meta.dirname, '../..');
const shared = 'src/sections/document';

/** Where documents stand, below `frontend`. */
export const documentFolders = {
  gateway: 'src/solutions/edge-gateway/document',
  dataSheets: 'src/catalogue/data-sheet',
} as const;

type DocumentFolder = (typeof documentFolders)[keyof typeof documentFolders];

/**
 * Tells one issue of a document from another: a digest of its words, its drawings and their layout, which `folder`
 * below `frontend` has beside what all documents share. The site's colours and fonts and the picture may change
 * without a new issue.
 */
export function issueOf(html: string, folder: DocumentFolder): string {
  const digest = createHash('sha256').update(html);
  const styles = globSync([`${shared}/*.css`, `${folder}/*.css`], { cwd: frontend });
  for (const style of styles.toSorted()) digest.update(readFileSync(join(frontend, style)));
  return digest.digest('hex');
}
