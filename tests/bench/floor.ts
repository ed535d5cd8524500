import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { paths } from '#build/site.ts';
import type { Certificate } from 'cdk-laptop/certificate.ts';
import { listen } from 'cdk-laptop/listen.ts';
import { createViewerServer } from 'cdk-laptop/viewer-server.ts';
import { open, withDevice } from './phone.ts';

const Hero = z.object({
  title: z.string(),
  heading: z.string(),
  lead: z.string(),
  picture: z.string(),
  width: z.number(),
  height: z.number(),
});
type Hero = z.infer<typeof Hero>;

const heroScript = readFileSync(new URL('page/hero.js', import.meta.url), 'utf8');

/** Reads the hero of a page, as a phone shows it. */
export function readHero(url: string, spki: string): Promise<Hero> {
  return withDevice({ spki }, async (device) => {
    await open(device, url);
    return Hero.parse(await device.page.evaluate(heroScript));
  });
}

interface ServedPage {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};
const texts = new Set(['.svg', '.css', '.js']);

/** Serves one page at every URL, and the built site's assets. */
export async function servePage(html: string, certificate: Certificate): Promise<ServedPage> {
  const page = brotliCompressSync(html);
  const server = createViewerServer((incoming, response) => {
    const extension = extname(incoming.url ?? '');
    const type = types[extension];
    if (type === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br');
      response.end(page);
      return;
    }
    const name = basename(incoming.url ?? '');
    const compressed = texts.has(extension);
    const file = compressed ? join(paths.compressedAssets, `${name}.br`) : join(paths.assets, name);
    // An icon, which affects no measurement.
    if (!existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', type);
    if (compressed) response.setHeader('content-encoding', 'br');
    response.end(readFileSync(file));
  }, certificate);
  return { port: await listen(server.server), close: () => server.close(0) };
}

/** What a page of ours needs for its first view: words, style and the head's metadata, in bytes after brotli. */
const firstViewBytes = 6_000;

/**
 * A lower bound for the time to show a hero with as much HTML as a first view of ours: the minimal page, and below its
 * hero text that does not compress.
 */
export function floorPage(hero: Hero): string {
  const page = minimalPage(hero);
  let text = '';
  const weighted = () => page.replace('</html>', `${text}\n</html>`);
  // Three quarters of base64 are information.
  while (text.length < firstViewBytes || brotliCompressSync(weighted()).length < firstViewBytes) {
    const digest = createHash('sha512').update(text).digest('base64url');
    // Paragraphs of two lines: the picture stays the largest paint.
    text += `<p>${digest.replaceAll(/.{7}/g, '$& ')}`;
  }
  return weighted();
}

/**
 * A lower bound for the time to show a hero: static HTML of 0.5 KB with inlined style, system fonts, no script, and the
 * same picture in the same size.
 */
function minimalPage({ title, heading, lead, picture, width, height }: Hero): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #16181a; background: #f6f3ee }
h1, p { margin: 1rem }
img { display: block; width: ${width}px; height: ${height}px; object-fit: cover }
</style>
${picture}
<h1>${escape(heading)}</h1>
<p>${escape(lead)}</p>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
