import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a document's sources, beside this file. */
export type DocumentFolder = 'data-sheet' | 'gateway';

/**
 * Tells one issue of a document from another: a digest of its words, its drawings and their layout, which its folder
 * has beside what all documents share. The site's colours and fonts and the picture may change without a new issue.
 */
export function issueOf(html: string, folder: DocumentFolder): string {
  const digest = createHash('sha256').update(html);
  const styles = globSync(['shared/*.css', `${folder}/*.css`], { cwd: import.meta.dirname });
  for (const style of styles.toSorted())
    digest.update(readFileSync(join(import.meta.dirname, style)));
  return digest.digest('hex');
}
