import { issueTemplate, siteFolders } from '#contract/archive.ts';
import type { FunctionName } from './table-access.ts';

/** Actions on objects of the site's bucket. */
export interface SiteFileAccess {
  /** A key, or a prefix that ends in `*`. `{build}` stands for the current build. */
  readonly keys: string;
  readonly actions: readonly ('Get' | 'Put' | 'Delete')[];
}

const { archive, pictures } = siteFolders;

const on = (keys: string, ...actions: SiteFileAccess['actions']): SiteFileAccess => ({
  keys,
  actions,
});

/** The only access that functions have to the site's files. */
export const siteFileAccess = {
  campaigns: [on(`${pictures}*`, 'Put')],
  dispatch: [
    on(`builds/{build}/${issueTemplate}`, 'Get'),
    on(`${archive}*`, 'Put'),
    on(`${pictures}*`, 'Delete'),
  ],
} satisfies Partial<Record<FunctionName, readonly SiteFileAccess[]>>;
