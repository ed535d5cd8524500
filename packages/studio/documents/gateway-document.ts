import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayDocument } from './gateway/content.ts';
import { issueOf } from './issue.ts';
import { withPrinter } from './print.ts';
import { loadDocument } from './render.ts';

const folder = 'gateway';
const place = join(import.meta.dirname, '../../../frontend/src/solutions/edge-gateway');

interface Sources {
  readonly technicalDocument: () => string;
}

/** Prints the edge gateway's technical document beside its page, with a record of its sources. */
export async function printGatewayDocument(): Promise<{ pages: number; bytes: number }> {
  const { technicalDocument } = await loadDocument<Sources>(`${folder}/Document.tsx`);
  const html = technicalDocument();
  const { title, publisher, subject, date, picture } = gatewayDocument;
  const { pdf, pages } = await withPrinter((print) =>
    print({
      html,
      folder,
      // 200 dots an inch.
      picture: { key: picture.key, width: 1600, quality: 88 },
      description: { title, author: publisher, subject, date },
    }),
  );
  const note = { pages, bytes: pdf.length, issue: issueOf(html, folder) };
  const file = join(place, 'edge-gateway-technical-document');
  await writeFile(`${file}.pdf`, pdf);
  await writeFile(`${file}.json`, `${JSON.stringify(note, null, 2)}\n`);
  return note;
}
