import { printDataSheets } from '../documents/data-sheets.ts';

const today = new Date().toISOString().slice(0, 10);
const printed = await printDataSheets(today, process.argv.includes('--all'));
console.log(printed.length > 0 ? `Printed: ${printed.join(', ')}` : 'Nothing has changed.');
