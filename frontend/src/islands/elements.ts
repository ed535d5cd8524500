import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React lets elements be declared
  namespace JSX {
    interface IntrinsicElements {
      /** The container that React hydrates. `styles/layout.css` gives it and the next one no box. */
      'site-island': Plain;
      /** The container of static HTML within an island. */
      'site-slot': Plain;
    }
  }
}

/** Stands for an element in an island's props, which are JSON. */
export interface SlotNumber {
  readonly slot: number;
}
