import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = join(import.meta.dirname, '../src/solutions/edge-gateway/document/*.css');

/**
 * Tells one issue of the technical document from another: a digest of its words, its drawings and their layout.
 * The site's colours and fonts and the picture on the cover may change without a new issue.
 */
export function issueOf(html: string): string {
  const digest = createHash('sha256').update(html);
  for (const style of globSync(styles).toSorted()) digest.update(readFileSync(style));
  return digest.digest('hex');
}
