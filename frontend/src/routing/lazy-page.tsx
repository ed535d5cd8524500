import { createElement, use, type ComponentType } from 'react';

/** A page, or a part of one, in its own chunk. */
export interface LazyPage<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /** Fetches the chunk once; after a failure the next call tries again. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * Makes a page of a dynamic import. Unlike `React.lazy`, a page whose chunk is there already renders at
 * once, so that the server's HTML and the browser's first render agree without a Suspense boundary.
 */
export function lazyPage<Props extends object = object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  const load = () => {
    if (loading && !failed) return loading;
    failed = false;
    loading = withTimeout(importComponent()).then(
      (component) => (loaded = component),
      (reason: unknown) => {
        failed = true;
        throw new PageLoadError(name, { cause: reason });
      },
    );
    return loading;
  };

  function Component(props: Props) {
    // Rendering never tries again by itself: React renders once more after a failure, and would wait forever.
    return createElement(loaded ?? use(loading ?? load()), props);
  }
  return { Component, load };
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
