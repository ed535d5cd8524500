import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { all, readPage } from './built-site.ts';

test('The technical document is offered exactly when it is published', () => {
  const published = existsSync('frontend/src/documents/edge-gateway-technical-document.pdf');
  const links = all(readPage('edge-gateway.html'), /<a ([^>]*)>[^]{0,900}?Download Technical/g);
  expect(links).toHaveLength(published ? 1 : 0);
  for (const link of links) {
    expect(link).toContain('target="_blank"');
    expect(link).toMatch(/href="[^"]+\.pdf"/);
  }
});
