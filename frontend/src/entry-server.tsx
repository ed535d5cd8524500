// Imported first because it declares the order of the layers.
import './styles/site.css';
import './styles/public.css';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { loadDetails } from './content/product-details.ts';
import { Document } from './document/Document.tsx';
import { PagePathContext } from './document/page-path.ts';
import { StyleContext } from './document/PageStyles.tsx';
import { CardContext } from './document/Sharing.tsx';
import { islandFiles } from './islands/files.ts';
import { IslandsContext } from './islands/island.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { pageModules } from './page-modules.ts';
import { pageAt, productAt, rowOf } from './pages.ts';
import type { PageAssets } from './prerender.ts';
import { structuredData } from './seo/structured-data.ts';

export { frameOrigins } from './content/outside.ts';
export { plan } from './prerender-plan.ts';

/** Renders a page as a complete HTML document. */
export async function render(url: string, assets: PageAssets): Promise<string> {
  const islands = new Map(
    islandFiles.map(([island, file]) => [island, { file, scripts: assets.islands(file) }]),
  );
  const data = await structuredData(url);
  const page = await pageOf(url);
  const { prelude } = await prerender(
    <IslandsContext value={islands}>
      <PagePathContext value={url}>
        <StyleContext value={assets.style}>
          <CardContext value={assets.socialCardUrl}>
            <Document page={pageAt(url)} assets={assets} structuredData={data}>
              <PublicLayout>{page}</PublicLayout>
            </Document>
          </CardContext>
        </StyleContext>
      </PagePathContext>
    </IslandsContext>,
    { onError: fail },
  );
  const html = await new Response(prelude).text();
  if (!html.includes(`"stylesheet" href="${assets.style}"`)) {
    throw new Error(`${url} has no <PageStyles /> to link its style.`);
  }
  return html;
}

async function pageOf(url: string): Promise<ReactNode> {
  const { folder } = rowOf(pageAt(url));
  const module = pageModules[`./${folder}/page.tsx`];
  if (!module) throw new Error(`No page in ${folder}.`);
  const product = productAt(url);
  return <module.Page {...(product && (await loadDetails(product)))} />;
}

/** A page that cannot be rendered must break the build. */
function fail(error: unknown): never {
  throw error;
}
