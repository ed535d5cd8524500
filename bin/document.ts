import { printDocument } from '../frontend/build/document.ts';

const { pages, bytes } = await printDocument();
console.log(`${pages} pages, ${(bytes / 1000).toFixed(0)} kB`);
