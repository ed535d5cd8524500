import { filePrefixes } from '#contract/inbox.ts';
import { deleteFiles, listFiles } from '../files/files-store.ts';
import type { PersonMessageRow } from './person-messages-store.ts';

const { originals, attachments, uploads } = filePrefixes;

/**
 * These return the number of deleted files: 0 if done before.
 * @throws ApiError `unavailable`: some may be deleted
 */
export function deleteFilesOf(contact: string): Promise<number> {
  return erase([originals, attachments, uploads].map((prefix) => `${prefix}${contact}/`));
}

/** The original and the attachments of one message. */
export function deleteMessageFiles({
  contact,
  id,
  attachments: files,
}: PersonMessageRow): Promise<number> {
  return erase([
    `${originals}${contact}/${id}`,
    ...files.map((file) => `${attachments}${contact}/${file.id}`),
  ]);
}

async function erase(prefixes: readonly string[]): Promise<number> {
  const files = (await Promise.all(prefixes.map(listFiles))).flat();
  await deleteFiles(files.map(({ key }) => key));
  return files.length;
}
