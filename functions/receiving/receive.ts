import { filePrefixes } from '#contract/inbox.ts';
import { deleteFiles, type ListedFile, listFiles, readFile } from '../files/files-store.ts';
import { logger } from '../http/logger.ts';
import { parseMail } from './parse-mail.ts';
import { storeMail } from './store-mail.ts';

/** Milliseconds that a large mail takes; with less, the next call does it. */
const longest = 30_000;

/** Milliseconds after which a mail waits behind the newer ones: something has failed with it several times. */
const usual = 15 * 60_000;

/** What SES stores when a receipt rule is made (SES Developer Guide, "Deliver to S3 bucket action"). */
const setupNotice = 'AMAZON_SES_SETUP_NOTIFICATION';

/**
 * Stores all mail that has arrived, oldest first. One that fails stays for the next call and does not keep the others from
 * being stored.
 * @throws the first error, after all have been tried
 */
export async function receiveMail(remainingTime: () => number): Promise<void> {
  const errors: unknown[] = [];
  // One may answer another.
  const all = (await listFiles(filePrefixes.incoming)).toSorted(byTime);
  reportAge(all);
  for (const incoming of inOrder(all)) {
    if (remainingTime() < longest) break;
    try {
      await receiveOne(incoming);
    } catch (error) {
      logger.error('mail not stored', error instanceof Error ? { error } : {});
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

function byTime(one: ListedFile, other: ListedFile): number {
  return one.storedAt.getTime() - other.storedAt.getTime();
}

/** A metric reads this line. */
function reportAge([oldest]: readonly ListedFile[], now = Date.now()): void {
  const waited = oldest === undefined ? 0 : now - oldest.storedAt.getTime();
  logger.info('incoming mail', { oldestSeconds: Math.max(0, Math.round(waited / 1000)) });
}

function inOrder(all: readonly ListedFile[], now = Date.now()): ListedFile[] {
  const isLate = ({ storedAt }: ListedFile) => now - storedAt.getTime() > usual;
  return [...all.filter((each) => !isLate(each)), ...all.filter(isLate)];
}

async function receiveOne({ key, storedAt }: ListedFile): Promise<void> {
  if (key !== filePrefixes.incoming + setupNotice) {
    const raw = await readFile(key);
    // Another call has stored it.
    if (raw === undefined) return;
    await storeMail(await parseMail(raw, storedAt), key);
  }
  await deleteFiles([key]);
}
