import { dirname } from 'node:path';
import { productSlugs } from '#contract/products.ts';
import { isStaff, pageNames, productAt, rowOf, type PageName } from './pages.ts';
import { paths } from './paths.ts';
import type { PlannedPage } from './prerender.ts';
import { sectionOf } from './search/sections.ts';

/** Parts that need no script in the prerendered page of their folder: see `routing/static-part.tsx`. */
const staticParts = Object.keys(import.meta.glob('./*/**/Static*.tsx')).map((file) =>
  file.slice('./'.length),
);

/** Every page that the build writes, those that mean an error among them. */
export const plan: readonly PlannedPage[] = pageNames.flatMap((name) =>
  urlsOf(name).map((url) => planned(name, url)),
);

/** A page of many URLs has those here that the build knows; its path stands for all others. */
function urlsOf(name: PageName): readonly string[] {
  if (name === 'product') return productSlugs.map((_, index) => paths.product(index + 1));
  const { path } = rowOf(name);
  return name === 'imageViewer' ? [paths.image('logo'), paths.image('og'), path] : [path];
}

function planned(name: PageName, url: string): PlannedPage {
  const { path, folder, label, unlisted, prefix, errorPrefix } = rowOf(name);
  const product = productAt(url);
  const listed = !unlisted && !isStaff(name) && name !== 'imageViewer' && errorPrefix === undefined;
  return {
    url,
    file: url === '/' ? 'index.html' : `${url.slice(1).replace(/\/:\w+$/, '')}.html`,
    folder,
    modules: [
      ...(product ? [`content/products/${product}.ts`] : []),
      ...(isStaff(name) ? ['staff/modules.ts'] : []),
    ],
    staticModules: staticParts.filter((file) => dirname(file) === folder),
    listed,
    // The contact form shows a draft, which only the browser has.
    waits: listed && name !== 'contact',
    label,
    section: sectionOf(name),
    prefix,
    errorPrefix: url === path ? errorPrefix : undefined,
  };
}
