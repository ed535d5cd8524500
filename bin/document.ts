import { existsSync } from 'node:fs';
import { printDocument } from '../frontend/build/document.ts';

// Debian's own Chromium, or else Playwright's.
const debianChromium = '/usr/bin/chromium';
const { pages, bytes } = await printDocument(
  existsSync(debianChromium) ? debianChromium : undefined,
);
console.log(`${pages} pages, ${(bytes / 1000).toFixed(0)} kB`);
