import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { chromiumOptions } from '#tools/browser.ts';
import { gatewayDocument } from '../src/solutions/edge-gateway/document/content.ts';
import { describe } from './describe-pdf.ts';
import { issueOf } from './issue.ts';

const frontend = join(import.meta.dirname, '..');
const folder = join(frontend, 'src/solutions/edge-gateway/document');
const name = 'edge-gateway-technical-document';
const require = createRequire(import.meta.url);

/** Nothing is fetched from it: every request of the page is answered below. */
const origin = 'http://document.localhost/';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

interface Printed {
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Prints the technical document of the edge gateway beside its sources, with a note of what it was printed
 * from. The same sources, fonts, picture and browser give the same bytes.
 * @throws Error where the words of a page no longer fit on it.
 */
export async function printDocument(): Promise<Printed> {
  const html = await render();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage();
    await page.route(`${origin}**`, async (route) => {
      const file = route.request().url().slice(origin.length);
      await (file === ''
        ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
        : route.fulfill({
            body: await resource(file),
            contentType: contentTypes[extname(file)] ?? '',
          }));
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await fits(page);
    const printed = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
    const { title, publisher, subject, date } = gatewayDocument;
    const pdf = describe(printed, { title, author: publisher, subject, date });
    const pages = await page.locator('.sheet').count();
    const note = { pages, bytes: pdf.length, issue: issueOf(html) };
    await writeFile(join(folder, `${name}.pdf`), pdf);
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(note, null, 2)}\n`);
    return note;
  } finally {
    await browser.close();
  }
}

async function render(): Promise<string> {
  const outDir = join(frontend, '../.cache/document');
  await mkdir(outDir, { recursive: true });
  await build({
    configFile: join(frontend, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(folder, 'EdgeGatewayDocument.tsx'), outDir, emptyOutDir: true },
  });
  const { technicalDocument }: { technicalDocument: () => string } = await import(
    pathToFileURL(join(outDir, 'EdgeGatewayDocument.js')).href
  );
  return technicalDocument();
}

async function resource(file: string): Promise<Buffer> {
  if (file === 'tokens.css') return readFile(join(folder, '../styles', file));
  if (file.endsWith('.css')) return readFile(join(folder, file));
  if (file === 'picture.jpg') {
    // At 200 dots an inch; a PDF holds a JPEG as it is.
    const master = join(frontend, '../studio/masters', `${gatewayDocument.picture.key}.webp`);
    return sharp(master).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  }
  const [, family = '', weight = ''] = /^([a-z-]+)-(\d+)\.woff2$/.exec(file) ?? [];
  return readFile(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
  );
}

async function fits(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const full = await page.locator('.sheet').evaluateAll((sheets) =>
    sheets
      .filter((sheet) => {
        const body = sheet.querySelector('.body');
        const within = body ? body.scrollHeight <= body.clientHeight : true;
        return !within || sheet.scrollHeight > sheet.clientHeight + 1;
      })
      .map((sheet) => sheet.id),
  );
  if (full.length > 0) throw new Error(`Too much for one page: ${full.join(', ')}`);
}
