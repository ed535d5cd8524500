import type { ComponentType } from 'react';
import { productSlugs, type ProductSlug } from '#contract/products.ts';
import { loadDetails } from './content/product-details.ts';
import { isStaff, pageAt, pageNames, productAt, rowOf, type PageName } from './pages.ts';
import { lazyPage, type LazyPage } from './routing/lazy-page.tsx';

export interface PageModule {
  readonly Page: ComponentType;
}

const modules = import.meta.glob<PageModule>(['./*/**/page.tsx', '!./staff/**']);

const lazyPages = new Map(pageNames.map((name) => [name, lazyPage(name, () => importPage(name))]));

/** Pages of products are one component, each with what only it says of its product. */
const productPages = new Map(
  productSlugs.map((slug) => [slug, lazyPage(slug, () => importProduct(slug))]),
);

/** The code of the page at a URL's path. */
export function lazyPageAt(pathname: string): LazyPage {
  const slug = productAt(pathname);
  const page = slug ? productPages.get(slug) : lazyPages.get(pageAt(pathname));
  if (!page) throw new Error(`No page answers ${pathname}.`);
  return page;
}

async function importPage(name: PageName): Promise<ComponentType> {
  const { folder } = rowOf(name);
  const load = isStaff(name)
    ? (await import('./staff/modules.ts')).staffModules[`${folder.replace('staff', '.')}/page.tsx`]
    : modules[`./${folder}/page.tsx`];
  if (!load) throw new Error(`No page in ${folder}`);
  return (await load()).Page;
}

async function importProduct(slug: ProductSlug): Promise<ComponentType> {
  const [{ Page }, details] = await Promise.all([
    import('./catalogue/product/page.tsx'),
    loadDetails(slug),
  ]);
  return () => <Page {...details} />;
}
