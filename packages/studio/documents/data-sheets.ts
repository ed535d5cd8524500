import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductSlug } from '../../../contract/products.ts';
import * as brand from '../../../frontend/src/content/brand.ts';
import { products } from '../../../frontend/src/content/products.ts';
import { dataSheetWords } from './data-sheet/content.ts';
import { issueOf } from './issue.ts';
import { withPrinter } from './print.ts';
import { loadDocument } from './render.ts';

const folder = 'data-sheet';
const site = join(import.meta.dirname, '../../../frontend/src');
const place = join(site, 'catalogue/data-sheets');
const notesFile = join(site, 'content/data-sheets.json');

/** The record of a printed data sheet. */
interface Note {
  readonly pages: number;
  readonly bytes: number;
  /** The digest of its content: see {@link issueOf}. */
  readonly issue: string;
  /** The date on which this issue was first printed. */
  readonly date: string;
}

interface Notes {
  /** The digest of all data sheets. */
  readonly bytes: number;
  readonly sheets: Readonly<Record<string, Note>>;
}

interface Sources {
  readonly dataSheet: (slug: ProductSlug, date: string) => Promise<string>;
}

/**
 * Prints the data sheets whose content has changed. Printing all keeps their dates and gives the same bytes.
 * @returns the names of the printed ones
 */
export async function printDataSheets(today: string, all: boolean): Promise<readonly string[]> {
  const { dataSheet } = await loadDocument<Sources>(`${folder}/DataSheet.tsx`);
  const { sheets: before } = await readNotes();
  const sheets: Record<string, Note> = {};
  const printed: string[] = [];
  await mkdir(place, { recursive: true });
  await withPrinter(async (print) => {
    for (const { slug, name, tagline, image } of products) {
      const issue = issueOf(await dataSheet(slug, ''), folder);
      const known = before[slug];
      const same = known?.issue === issue;
      if (same && !all) {
        sheets[slug] = known;
        continue;
      }
      const date = same ? known.date : today;
      const { pdf, pages } = await print({
        html: await dataSheet(slug, date),
        folder,
        // 145 dots an inch.
        picture: { key: image ?? 'home', width: 1200, quality: 80 },
        description: {
          title: dataSheetWords.title(name),
          author: brand.legalName,
          subject: tagline,
          date,
        },
      });
      await writeFile(join(place, `${slug}.pdf`), pdf);
      sheets[slug] = { pages, bytes: pdf.length, issue, date };
      printed.push(slug);
    }
  });
  const bytes = Object.values(sheets).reduce((sum, sheet) => sum + sheet.bytes, 0);
  await writeFile(notesFile, `${JSON.stringify({ bytes, sheets } satisfies Notes, null, 2)}\n`);
  return printed;
}

async function readNotes(): Promise<Notes> {
  const text = await readFile(notesFile, 'utf8').catch(() => '{"bytes":0,"sheets":{}}');
  const notes: Notes = JSON.parse(text);
  return notes;
}
