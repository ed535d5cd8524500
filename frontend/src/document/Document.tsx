import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import * as brand from '../content/brand.ts';
import type { PageName } from '../pages.ts';
import { criticalCssSlot, type PageAssets } from '../prerender.ts';

interface DocumentProps {
  readonly assets: PageAssets;
  /** The name under which its speed is reported. */
  readonly page: PageName;
  /** The page's JSON-LD. */
  readonly structuredData: Graph;
  readonly children: ReactNode;
}

/** The HTML around a page. */
export function Document({ page, assets, structuredData, children }: DocumentProps) {
  return (
    <html lang={brand.locale} data-page={page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {page === 'contact' && (
          <script dangerouslySetInnerHTML={{ __html: assets.inlineScripts.contact }} />
        )}
        <style dangerouslySetInnerHTML={{ __html: criticalCssSlot }} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: escape(JSON.stringify(structuredData)) }}
        />
      </head>
      <body>
        {children}
        <script dangerouslySetInnerHTML={{ __html: assets.inlineScripts.every }} />
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}

/** Escapes `<`, so that JSON cannot end the script element around it. */
function escape(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
