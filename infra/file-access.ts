import { issueTemplate, siteFolders } from '#contract/archive.ts';
import { filePrefixes } from '#contract/inbox.ts';
import type { FunctionName } from './table-access.ts';

/** Actions on the objects of a bucket. `List` names them; the others need their keys. */
export interface FileAccess {
  /** A key, or a prefix that ends in `*`. In the site's bucket, `{build}` stands for the current build. */
  readonly keys: string;
  readonly actions: readonly ('Get' | 'Put' | 'Delete' | 'List')[];
}

type AccessByFunction = Readonly<Partial<Record<FunctionName, readonly FileAccess[]>>>;

const on = (keys: string, ...actions: FileAccess['actions']): FileAccess => ({ keys, actions });

const incoming = `${filePrefixes.incoming}*`;
const originals = `${filePrefixes.originals}*`;
const attachments = `${filePrefixes.attachments}*`;
const uploads = `${filePrefixes.uploads}*`;

/** The only access that functions have to the messages' files. */
export const fileAccess: AccessByFunction = {
  // Its presigned links carry these rights to the browser, each for one key and some seconds. A sent upload is copied.
  replies: [on(uploads, 'Get', 'Put'), on(attachments, 'Get', 'Put'), on(originals, 'Get')],
  // A copy reads its source.
  receive: [on(incoming, 'List', 'Get', 'Delete'), on(originals, 'Put'), on(attachments, 'Put')],
  dispatch: [on(attachments, 'Get')],
  person: [originals, attachments, uploads].map((keys) => on(keys, 'List', 'Delete')),
};

/** The only access that functions have to the site's files. */
export const siteFileAccess = {
  campaigns: [on(`${siteFolders.pictures}*`, 'Put')],
  dispatch: [
    on(`builds/{build}/${issueTemplate}`, 'Get'),
    on(`${siteFolders.archive}*`, 'Put'),
    on(`${siteFolders.pictures}*`, 'Delete'),
  ],
} satisfies AccessByFunction;
