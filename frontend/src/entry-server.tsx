import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import type { PageAssets } from './prerender.ts';
import { PageStylesContext } from './routing/PageStyles.tsx';
import { CardContext } from './routing/Sharing.tsx';
import { structuredData } from './seo/structured-data.ts';
import { lazyPageAt } from './routes.tsx';

export { plan } from './prerender-plan.ts';

/** Renders one page as a whole HTML document. */
export async function render(url: string, assets: PageAssets): Promise<string> {
  // With the page's code at hand nothing suspends, so React writes no script of its own into the HTML.
  await lazyPageAt(url).load();
  const data = await structuredData(url);
  const { prelude } = await prerender(
    <Document assets={assets} structuredData={data}>
      <PageStylesContext value={assets.styles}>
        <CardContext value={assets.orderCard}>
          <StaticRouter location={url}>
            <App />
          </StaticRouter>
        </CardContext>
      </PageStylesContext>
    </Document>,
    { onError: fail },
  );
  const html = await new Response(prelude).text();
  const missing = assets.styles.filter((href) => !html.includes(`"stylesheet" href="${href}"`));
  if (missing.length > 0) throw new Error(`${url} has styles but no <PageStyles /> to link them.`);
  return html;
}

/** A page that cannot be drawn must break the build, not fall back to drawing in the browser. */
function fail(error: unknown): never {
  throw error;
}
