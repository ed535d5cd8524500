import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { compressedEndings, paths, type Site } from '#build/site.ts';
import { areaStyle } from './build/area-style.ts';
import { buildClient, buildInlineScripts, buildServer } from './build/bundles.ts';
import { Cards } from './build/cards/cards.ts';
import { compressAhead } from './build/compress.ts';
import { criticalCssName, criticalCss } from './build/critical-css.ts';
import { sourcesOfContent } from './build/pictures/content.ts';
import { deliver, variantsOf } from './build/pictures/variants.ts';
import { rootFiles } from './build/root-files.ts';
import { indexPages } from './build/search-index.ts';
import { speculation } from './build/speculation.ts';
import { buildStaff, staffUrls } from './build/staff.ts';
import { dataSheetsZip } from './src/content/data-sheets.ts';
import {
  criticalCssSlot,
  type PageAssets,
  type PlannedPage,
  type Prerenderer,
} from './src/prerender.ts';

/**
 * Builds the site below `folder`/dist/site: hashed assets, one HTML file per page, the root files, and `site.json`,
 * which lists them.
 */
export async function buildSite(folder = '.'): Promise<Site> {
  const root = resolve(folder);
  // React and its renderer pick their production build by this variable.
  process.env['NODE_ENV'] = 'production';
  const pages = join(root, paths.pages);
  const assets = join(root, paths.assets);
  const { prerenderer: server, style } = await buildServer(join(root, '.cache/frontend'));
  const index = await indexPages(server);
  const client = await buildClient(join(assets, '..'), index.worker);
  const staffModules = await buildStaff(join(assets, '..'), pages);
  const pictures = await sourcesOfContent();
  const cards = new Cards(pictures);

  await cp(join(import.meta.dirname, 'public'), pages, { recursive: true });
  // The image viewer serves every JPEG of the root from the assets, under its own name.
  await cp(join(import.meta.dirname, 'public'), assets, {
    recursive: true,
    filter: (file) => !extname(file) || file.endsWith('.jpg'),
  });
  // Fonts, captions and drawings that pages and styles refer to.
  await cp(join(root, '.cache/frontend/assets'), assets, {
    recursive: true,
    filter: (file) => !file.endsWith('.css'),
  });
  const inlineScripts = await buildInlineScripts();
  const { html, inlineStyles, sheets } = await renderPages(server, style, {
    style: sheetOf(style),
    script: client.script,
    islands: client.islands,
    inlineScripts,
    socialCardUrl: cards.order,
  });
  for (const [file, text] of html) await write(join(pages, file), text);
  for (const [url, text] of sheets) await write(join(assets, '..', url), text);
  await deliver([...pictures.flatMap(variantsOf), ...cards.variants], assets);
  // The home page's pictures, which the image viewer shows under these names.
  await copyFile(join(assets, cards.fileFor('/')), join(assets, 'og.jpg'));

  await writeFile(join(pages, dataSheetsZip), await zippedDataSheets());
  await write(join(assets, speculation.file), speculation.text);
  for (const [file, content] of index.files)
    await write(join(root, paths.site, '..', file), content);

  const listed = server.plan
    .filter((page) => page.listed)
    .map(({ url, file }) => ({ url, html: html.get(file) ?? '' }));
  for (const [file, text] of Object.entries(rootFiles(listed))) {
    await write(join(pages, file), text);
  }

  await compressAhead(pages, join(root, paths.compressedPages), compressedEndings.pages);
  await compressAhead(assets, join(root, paths.compressedAssets), compressedEndings.assets);

  const site: Site = {
    pages: {
      ...Object.fromEntries(
        server.plan
          .filter(({ errorPrefix, isTemplate }) => errorPrefix === undefined && !isTemplate)
          .map(({ url, file }) => [url, file]),
      ),
      ...staffUrls.pages,
    },
    files: await otherFiles(pages),
    prefixed: staffUrls.prefixed,
    errors: errorPages(server.plan),
    scriptHashes: Object.values(inlineScripts).map(policySource),
    styleHashes: inlineStyles.map(policySource).toSorted(),
    speculationRules: `/assets/${speculation.file}`,
    frameOrigins: [...server.frameOrigins],
  };
  await write(
    join(root, paths.siteModules),
    JSON.stringify({ ...client.modules, ...staffModules }),
  );
  await write(join(root, paths.site), `${JSON.stringify(site, null, 2)}\n`);
  return site;
}

/**
 * Maps each page's file to its HTML, and collects the inlined styles. Pages of an area with the same critical CSS
 * share one inlined style, because a policy names the hash of each and has no room for one per page. All pages of an
 * area link one style sheet.
 */
async function renderPages(
  { plan, render }: Prerenderer,
  style: string,
  assets: PageAssets,
): Promise<{
  html: ReadonlyMap<string, string>;
  inlineStyles: readonly string[];
  /** Maps a URL to its text. */
  sheets: ReadonlyMap<string, string>;
}> {
  const rendered = await Promise.all(
    plan.map(async (page) => ({ page, text: await render(page.url, assets) })),
  );
  const folders = plan.map(({ folder }) => folder);
  const sheets = new Map<string, string>();
  const sheetUrls = new Map<string, string>();
  for (const [area, pages] of Map.groupBy(rendered, ({ page }) => areaOf(page))) {
    const html = pages.map(({ text }) => text);
    const sheet = areaStyle(style, area, folders, html);
    sheets.set(sheetOf(sheet), sheet);
    sheetUrls.set(area, sheetOf(sheet));
  }
  const alike = Map.groupBy(rendered, ({ page, text }) => {
    const name = criticalCssName(text);
    return name === 'own' ? page.folder : `${areaOf(page)} ${name}`;
  });
  const html = new Map<string, string>();
  const inlineStyles = new Set<string>();
  for (const pages of alike.values()) {
    const first = criticalCss(
      style,
      pages.map(({ text }) => text),
    );
    inlineStyles.add(first);
    for (const { page, text } of pages) {
      html.set(
        page.file,
        text
          .replace(criticalCssSlot, () => first)
          .replace(assets.style, sheetUrls.get(areaOf(page)) ?? assets.style),
      );
    }
  }
  return { html, inlineStyles: [...inlineStyles], sheets };
}

/** The first folder of a page. */
function areaOf({ folder }: PlannedPage): string {
  return folder.split('/')[0] ?? '';
}

/** The URL of a style sheet. */
function sheetOf(style: string): string {
  return `/assets/site-${digestOf(style)}.css`;
}

/** The source by which a content security policy allows an inline script or style. */
function policySource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/**
 * The PDFs printed by `npm run data-sheets -w studio`. They are stored uncompressed and without a timestamp, so that
 * the bytes stay the same.
 */
async function zippedDataSheets(): Promise<Uint8Array> {
  const folder = join(import.meta.dirname, 'src/catalogue/data-sheets');
  const names = (await readdir(folder)).toSorted();
  const files = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return zipSync(Object.fromEntries(await Promise.all(files)), {
    level: 0,
    mtime: new Date(1980, 0, 1),
  });
}

async function write(file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The longest prefix comes first, because the first match wins. */
function errorPages(plan: readonly PlannedPage[]): Site['errors'] {
  return plan
    .flatMap(({ errorPrefix, file }) =>
      errorPrefix === undefined ? [] : [{ prefix: errorPrefix, file, status: 404 }],
    )
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
}

/** URLs of all files below `pages` that are not pages. */
async function otherFiles(pages: string): Promise<string[]> {
  const entries = await readdir(pages, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => `/${relative(pages, join(entry.parentPath, entry.name))}`)
    .toSorted();
}
