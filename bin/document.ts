import { printDocument } from '../frontend/build/print-pdf.ts';

const { pages, bytes } = await printDocument();
console.log(`${pages} pages, ${(bytes / 1000).toFixed(0)} kB`);
