import { createContext, isValidElement, use, type ComponentType, type ReactNode } from 'react';
import { hydrateIsland } from './hydrate.tsx';
import type { SlotNumber } from './elements.ts';

/**
 * When an island's script is fetched and run: with the page, when the browser is idle, when the island comes near the
 * view, or when somebody first points at it, touches it or moves the focus into it. That wakes any island.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'use';

/** A component of a static page that React runs in the browser. */
export interface Island<Props extends object> {
  (props: Props): ReactNode;
  readonly Component: ComponentType<Props>;
  /** Hydrates it in its server's HTML. Ends when every handler is attached. */
  readonly hydrate: (place: HTMLElement) => Promise<void>;
}

/** Where an island is from. */
export interface IslandSource {
  /** Below `src/`, without its ending: `home/RoomDimmer`. */
  readonly file: string;
  /** URLs of its script, and of those that it imports. */
  readonly scripts: readonly string[];
}

/** The sources of islands. Known to the build alone. */
export const IslandsContext = createContext<ReadonlyMap<unknown, IslandSource>>(new Map());

const none: ReadonlyMap<unknown, IslandSource> = new Map();

/**
 * Makes an island of a component, in a file `<name>.island.tsx` that exports nothing else. Pages use it as any component.
 * Its props travel in the HTML: texts, numbers, lists and objects of them, and elements, which stay the HTML that they
 * are. It has no context, and no `useId`: an id comes as a prop.
 */
export function island<Props extends object>(
  wake: Wake,
  Component: ComponentType<Props>,
): Island<Props> {
  function Place(props: Props) {
    const source = use(IslandsContext).get(Place);
    if (source === undefined) {
      throw new Error(`${Component.name} is in another island, or in no file *.island.tsx.`);
    }
    const slots: ReactNode[] = [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same props, with elements in slots
    const shown = withSlots(props, (element) => slots.push(element) - 1) as Props;
    return (
      <site-island
        data-file={source.file}
        data-scripts={source.scripts.join(' ')}
        data-wake={wake}
        data-props={encode(props)}
      >
        <IslandsContext value={none}>
          <Component {...shown} />
        </IslandsContext>
      </site-island>
    );
  }
  return Object.assign(Place, {
    Component,
    hydrate: (place: HTMLElement) => hydrateIsland(place, Component),
  });
}

function encode(props: object): string {
  let slots = 0;
  return JSON.stringify(props, (name, value: unknown) => {
    if (isValidElement(value)) return { slot: slots++ } satisfies SlotNumber;
    if (typeof value === 'function')
      throw new Error(`An island's props are data: ${name} is none.`);
    return value;
  });
}

/** Puts each element into a slot, in the order in which {@link encode} counts them. */
function withSlots(value: unknown, count: (element: ReactNode) => number): unknown {
  if (isValidElement(value)) return <site-slot data-slot={count(value)}>{value}</site-slot>;
  if (Array.isArray(value)) return value.map((each) => withSlots(each, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSlots(each, count)]),
  );
}
