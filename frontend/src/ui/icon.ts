import { createElement, type SVGProps } from 'react';

/** The elements of a lucide icon, in a view box of 24: `['path', { d: 'M5 12h14' }]`. */
type IconNode = readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[];

/** Replaces lucide's own factory in every build: see `frontend/build/lean.ts`. */
export function createIcon(node: IconNode) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
