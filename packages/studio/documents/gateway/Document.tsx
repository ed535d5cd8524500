import { renderToStaticMarkup } from 'react-dom/server';
import * as brand from '../../../../frontend/src/content/brand.ts';
import { gatewayDocument } from './content.ts';
import { Cover } from './Cover.tsx';
import { Dimensions, Electrical, Interfaces, Mounting, Ordering } from './DataSheets.tsx';
import { Blocks, Overview } from './ExplanationSheets.tsx';

const styles = ['tokens.css', 'document.css', 'drawings.css', 'sheets.css', 'cover.css'];

/** The whole technical document as the HTML that is printed. Its styles, fonts and picture are given to it by the printer. */
export function technicalDocument(): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={brand.locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{gatewayDocument.title}</title>
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>
        <Cover />
        <Overview />
        <Dimensions />
        <Blocks />
        <Interfaces />
        <Electrical />
        <Mounting />
        <Ordering />
      </body>
    </html>,
  )}`;
}
