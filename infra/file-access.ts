import { filePrefixes } from '#contract/inbox.ts';
import type { FunctionName } from './table-access.ts';

/** Actions on the objects below a prefix. `List` names them; the others need their keys. */
export interface FileAccess {
  readonly prefix: string;
  readonly actions: readonly ('Get' | 'Put' | 'Delete' | 'List')[];
}

const { incoming, originals, attachments, uploads } = filePrefixes;

const on = (prefix: string, ...actions: FileAccess['actions']): FileAccess => ({ prefix, actions });

/** The only access that functions have to files. */
export const fileAccess: Readonly<Partial<Record<FunctionName, readonly FileAccess[]>>> = {
  // Its presigned links carry these rights to the browser, each for one key and some seconds. A sent upload is copied.
  replies: [on(uploads, 'Get', 'Put'), on(attachments, 'Get', 'Put'), on(originals, 'Get')],
  // A copy reads its source.
  receive: [on(incoming, 'List', 'Get', 'Delete'), on(originals, 'Put'), on(attachments, 'Put')],
  dispatch: [on(attachments, 'Get')],
  person: [
    on(originals, 'List', 'Delete'),
    on(attachments, 'List', 'Delete'),
    on(uploads, 'List', 'Delete'),
  ],
};
