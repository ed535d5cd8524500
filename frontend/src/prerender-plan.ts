import { productSlugs } from '#contract/products.ts';
import { isStaff, pageNames, productAt, rowOf, type PageName } from './pages.ts';
import { paths } from './paths.ts';
import type { PlannedPage } from './prerender.ts';

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
  const { path, folder, unlisted, prefix, errorPrefix } = rowOf(name);
  const product = productAt(url);
  return {
    url,
    file: url === '/' ? 'index.html' : `${url.slice(1).replace(/\/:\w+$/, '')}.html`,
    folder,
    modules: [
      ...(product ? [`content/products/${product}.ts`] : []),
      ...(isStaff(name) ? ['staff/modules.ts'] : []),
    ],
    staticModules: name === 'home' ? ['home/StaticParts.tsx'] : [],
    listed: !unlisted && !isStaff(name) && name !== 'imageViewer' && errorPrefix === undefined,
    prefix,
    errorPrefix: url === path ? errorPrefix : undefined,
  };
}
