import { createElement, use, type ComponentType } from 'react';

/** A page in its own chunk. */
export interface Page {
  /** The name of its export. */
  readonly name: string;
  /** Where its `page.tsx` stands, below `src/`: `services/aiot`. */
  readonly folder: string;
  /** Files below `src/` that its chunk imports dynamically and cannot be drawn without. */
  readonly modules: readonly string[];
  /** Files below `src/` with parts of it that need no script in the prerendered page: see `still.tsx`. */
  readonly stillModules: readonly string[];
  readonly Component: ComponentType;
  /** Fetches the chunk once; after a failure the next call tries again. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * Makes a page of a dynamic import. Unlike `React.lazy`, a page whose chunk is there already renders at
 * once, so that the server's HTML and the browser's first render agree without a Suspense boundary.
 */
export function page<Name extends string>(
  name: Name,
  folder: string,
  importModule: () => Promise<Record<Name, ComponentType>>,
  modules: readonly string[] = [],
  stillModules: readonly string[] = [],
): Page {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let failed = false;

  const load = () => {
    if (loading && !failed) return loading;
    failed = false;
    loading = withTimeout(importModule()).then(
      (module) => (loaded = module[name]),
      (reason: unknown) => {
        failed = true;
        throw new PageLoadError(name, { cause: reason });
      },
    );
    return loading;
  };

  function Component() {
    // Rendering never tries again by itself: React renders once more after a failure, and would wait forever.
    return createElement(loaded ?? use(loading ?? load()));
  }
  return { name, folder, modules, stillModules, Component, load };
}

/** Milliseconds, as the specification says. A browser by itself waits as long as the connection stands. */
const loadTimeout = 120_000;

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out.')), loadTimeout);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** A page's chunk could not be fetched: no network, a timeout, or a tab from before the last deploy. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
  constructor(pageName: string, options: ErrorOptions) {
    super(`The page ${pageName} could not be loaded.`, options);
  }
}
