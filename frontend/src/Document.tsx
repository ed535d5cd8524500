import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { brand } from './content/brand.ts';
import type { LoaderAttributes } from './page-signals.ts';
import { firstViewSlot, type PageAssets } from './prerender.ts';

interface DocumentProps {
  readonly assets: PageAssets;
  /** JSON-LD of the page. */
  readonly structuredData: Graph;
  readonly children: ReactNode;
}

/** The HTML around the app. Only the build renders it; the browser hydrates `#root`. */
export function Document({ assets, structuredData, children }: DocumentProps) {
  return (
    <html lang={brand.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: firstViewSlot }} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: escape(JSON.stringify(structuredData)) }}
        />
      </head>
      <body>
        <div id="root">{children}</div>
        <script
          {...({
            'data-entry': assets.entry,
            'data-preload': assets.preload.join(' '),
            'data-waits': assets.waits ? '' : undefined,
          } satisfies LoaderAttributes)}
          dangerouslySetInnerHTML={{ __html: assets.loader }}
        />
      </body>
    </html>
  );
}

/** A `<` inside JSON must not be able to end the script element around it. */
function escape(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
