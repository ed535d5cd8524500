import type { PictureKey } from '../ui/picture-key.ts';

/** The script that Pagefind creates with an index (pagefind.app/docs/api), as far as the worker uses it. */

export interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: {
    readonly title: string;
    /** Added by the build. */
    readonly section: string;
    readonly picture: PictureKey;
    readonly description: string;
    /** Of a product. */
    readonly price?: string;
  };
}

export function options(options: {
  readonly basePath: string;
  readonly baseUrl: string;
  /** The number of words. */
  readonly excerptLength: number;
  /** Part of the URL of the index's first file. */
  readonly metaCacheTag: string;
}): Promise<void>;
export function init(): Promise<void>;
export function search(
  words: string,
): Promise<{ readonly results: readonly { readonly data: () => Promise<Fragment> }[] }>;
