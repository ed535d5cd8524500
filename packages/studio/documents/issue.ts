import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a document's sources, beside this file. */
export type DocumentFolder = 'data-sheet' | 'gateway';

/**
 * Hashes a document's words, drawings and layout, from its folder and the shared one, to tell its issues apart. The site's
 * colours, fonts and the picture may change without a new issue.
 */
export function issueOf(html: string, folder: DocumentFolder): string {
  const digest = createHash('sha256').update(html);
  const styles = globSync(['shared/*.css', `${folder}/*.css`], { cwd: import.meta.dirname });
  for (const style of styles.toSorted())
    digest.update(readFileSync(join(import.meta.dirname, style)));
  return digest.digest('hex');
}
