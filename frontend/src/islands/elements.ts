import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React lets elements be declared
  namespace JSX {
    interface IntrinsicElements {
      /** Around what the browser hydrates; `styles/layout.css` gives both no box of their own. */
      'site-island': Plain;
      /** Around static HTML inside of it. */
      'site-slot': Plain;
    }
  }
}

/** In an island's props as JSON, in the place of an element. */
export interface SlotNumber {
  readonly slot: number;
}
