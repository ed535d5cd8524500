import { createHash } from 'node:crypto';

const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/** The content security policy's sources for every inline script and style in the pages. */
export function inlineHashes(pages: readonly string[]) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes, text] of pages.flatMap((page) => [...page.matchAll(inline)])) {
    // Data blocks do not run, and files are the policy's own matter.
    if (/application\/ld\+json|\bsrc=/.test(attributes ?? '')) continue;
    hashes[tag === 'style' ? 'style' : 'script'].add(sha256(text ?? ''));
  }
  return { scriptHashes: [...hashes.script].toSorted(), styleHashes: [...hashes.style].toSorted() };
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
