import { createContext, isValidElement, use, type ComponentType, type ReactNode } from 'react';
import { hydrateIsland } from './hydrate.tsx';
import type { SlotNumber } from './elements.ts';

/**
 * When an island's script loads and runs: with the page, when the browser is idle, when the island comes near the
 * view, or when the visitor first points at it, touches it or moves the focus into it. The last also wakes any other
 * island.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'use';

/** A component of a static page that React runs in the browser. */
export interface Island<Props extends object> {
  (props: Props): ReactNode;
  readonly Component: ComponentType<Props>;
  /** Hydrates it in its server-rendered HTML. Resolves once every handler is attached. */
  readonly hydrate: (place: HTMLElement) => Promise<void>;
}

/** The source of an island. */
export interface IslandSource {
  /** Its path below `src/`, without extension: `home/RoomDimmer`. */
  readonly file: string;
  /** URLs of its script and that script's imports. */
  readonly scripts: readonly string[];
}

/** The sources of all islands. Only the build provides them. */
export const IslandsContext = createContext<ReadonlyMap<unknown, IslandSource>>(new Map());

const none: ReadonlyMap<unknown, IslandSource> = new Map();

/**
 * Turns a component into an island. Its file is `<name>.island.tsx` and exports nothing else; pages use the island
 * like any component. Its props travel in the HTML: texts, numbers, lists and objects of them, and elements, which
 * remain HTML. An island has no context and no `useId`: pass an id as a prop.
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

/** Wraps each element in a slot, in the order in which {@link encode} counts them. */
function withSlots(value: unknown, count: (element: ReactNode) => number): unknown {
  if (isValidElement(value)) return <site-slot data-slot={count(value)}>{value}</site-slot>;
  if (Array.isArray(value)) return value.map((each) => withSlots(each, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withSlots(each, count)]),
  );
}
