import type { PictureKey } from '../ui/picture-key.ts';

/** The script that Pagefind makes with an index (pagefind.app/docs/api), as far as the worker uses it. */

interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: {
    readonly title: string;
    /** The build adds these two. */
    readonly section: string;
    readonly picture: PictureKey;
  };
}

export function options(options: {
  readonly basePath: string;
  readonly baseUrl: string;
  /** In words. */
  readonly excerptLength: number;
  /** Stands in the URL of the index's first file. */
  readonly metaCacheTag: string;
}): Promise<void>;
export function init(): Promise<void>;
export function search(
  words: string,
): Promise<{ readonly results: readonly { readonly data: () => Promise<Fragment> }[] }>;
