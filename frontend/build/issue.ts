import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const style = join(import.meta.dirname, '../src/documents/document.css');

/**
 * Tells one issue of the technical document from another: a digest of its words, its drawings and their layout.
 * The site's colours and fonts and the picture on the cover may change without a new issue.
 */
export function issueOf(html: string): string {
  return createHash('sha256').update(html).update(readFileSync(style)).digest('hex');
}
