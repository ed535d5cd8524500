import type { ReactNode } from 'react';
import * as brand from '../../../../frontend/src/content/brand.ts';
import { Mark } from '../shared/Mark.tsx';
import { gatewayDocument, gatewaySheets } from './content.ts';

type SheetId = keyof typeof gatewaySheets;

const order = Object.keys(gatewaySheets);
const { number, product, revision, date } = gatewayDocument;

/** With the cover. */
const sheetCount = order.length + 1;

/** The page of a sheet; the cover is the first. */
export function pageOf(id: string): number {
  return order.indexOf(id) + 2;
}

interface SheetProps {
  readonly id: SheetId;
  readonly children: ReactNode;
}

/** One A4 page after the cover. What repeats on every page is not tagged for screen readers. */
export function Sheet({ id, children }: SheetProps) {
  const { heading, text } = gatewaySheets[id];
  return (
    <section className="sheet" id={id} aria-labelledby={`${id}-heading`}>
      <div className="running" aria-hidden>
        <Mark />
        <span>{product}</span>
        <span className="end">{gatewayDocument.model}</span>
      </div>
      <header className="head">
        <span className="numeral" aria-hidden>
          {String(pageOf(id) - 1).padStart(2, '0')}
        </span>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p>{text}</p>
      </header>
      <div className="body">{children}</div>
      <Foot page={pageOf(id)} />
    </section>
  );
}

/** The cover’s is read: it says which issue of the document this is. */
export function Foot({ page }: { readonly page: number }) {
  return (
    <div className="colophon" aria-hidden={page > 1}>
      <span>{number}</span>
      <span>
        Rev {revision} · {date}
      </span>
      <span>{brand.legalName}</span>
      <span className="end">
        {page} / {sheetCount}
      </span>
    </div>
  );
}
