import { productSlugs } from '#contract/products.ts';
import { pageNames, rowOf, type PageName } from './pages.ts';
import * as paths from './paths.ts';
import type { PlannedPage } from './prerender.ts';
import { sectionOf } from './search/sections.ts';

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
  const { path, folder, label, unlisted, errorPrefix } = rowOf(name);
  return {
    url,
    file: url === '/' ? 'index.html' : `${url.slice(1).replace(/\/:\w+$/, '')}.html`,
    folder,
    listed: !unlisted && name !== 'imageViewer' && errorPrefix === undefined,
    label,
    section: sectionOf(name),
    errorPrefix: url === path ? errorPrefix : undefined,
  };
}
