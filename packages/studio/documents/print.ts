import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { chromiumOptions } from '../../../tools/browser.ts';
import { describe, type Description } from './describe.ts';
import type { DocumentFolder } from './issue.ts';

const require = createRequire(import.meta.url);

/** Nothing is fetched from this origin: the route below answers every request. */
const origin = 'http://document.localhost/';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

interface Job {
  readonly html: string;
  /** The file of the document's own styles. */
  readonly folder: DocumentFolder;
  /** The key of the render behind `picture.jpg`, and its size in the file. */
  readonly picture: { readonly key: string; readonly width: number; readonly quality: number };
  readonly description: Description;
}

export interface Printed {
  readonly pdf: Buffer;
  readonly pages: number;
}

/** Runs `use` with a browser that prints documents. */
export async function withPrinter<Result>(
  use: (print: (job: Job) => Promise<Printed>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    return await use((job) => print(browser, job));
  } finally {
    await browser.close();
  }
}

/**
 * Prints a document. The same sources, fonts, picture and browser give the same bytes.
 * @throws Error if the words of a page do not fit on it
 */
async function print(browser: Browser, job: Job): Promise<Printed> {
  const page = await browser.newPage();
  try {
    await page.route(`${origin}**`, async (route) => {
      const file = route.request().url().slice(origin.length);
      await (file === ''
        ? route.fulfill({ body: job.html, contentType: 'text/html; charset=utf-8' })
        : route.fulfill({
            body: await resource(file, job),
            contentType: contentTypes[extname(file)] ?? '',
          }));
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const full = await page.evaluate<string[]>(overfull);
    if (full.length > 0) throw new Error(`Too much for one page: ${full.join(', ')}`);
    const printed = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
    const pages = await page.locator('.sheet').count();
    return { pdf: describe(printed, job.description), pages };
  } finally {
    await page.close();
  }
}

/** The sheets whose words do not fit. */
const overfull = `[...document.querySelectorAll('.sheet')]
  .filter((sheet) => {
    const body = sheet.querySelector('.body');
    const within = body ? body.scrollHeight <= body.clientHeight : true;
    return !within || sheet.scrollHeight > sheet.clientHeight + 1;
  })
  .map(({ id }) => id)`;

async function resource(file: string, { folder, picture }: Job): Promise<Buffer> {
  const here = import.meta.dirname;
  if (file === 'tokens.css') return readFile(join(here, '../../../frontend/src/styles', file));
  if (/^(?:document|drawings)\.css$/.test(file)) return readFile(join(here, 'shared', file));
  if (file.endsWith('.css')) return readFile(join(here, folder, file));
  if (file === 'picture.jpg') {
    // A PDF embeds a JPEG unchanged.
    const master = join(here, '../masters', `${picture.key}.webp`);
    const { width, quality } = picture;
    return sharp(master).resize(width).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  const [, family = '', weight = ''] = /^([a-z-]+)-(\d+)\.woff2$/.exec(file) ?? [];
  return readFile(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
  );
}
