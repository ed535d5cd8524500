import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import type { ImportRequest, ImportResult } from '#contract/import.ts';
import { staffLimits } from '#contract/limits.ts';
import type { Subscriber, SubscriberStatus } from '#contract/newsletter.ts';
import { normalizedEmail } from '#contract/text.ts';
import { recordAction } from '../activity/activity-store.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { type ImportedRow, replaceListedTags, storeImported } from './import-store.ts';
import { readStoredRow } from './subscriber-change-store.ts';

type RowResult = ImportResult['rows'][number];

const Address = email();

/**
 * Imports a part of a file. A known address stays as it is, above all one that has left, bounced or complained; only the
 * tags of a confirmed or pending one are united with those of the file, as far as there is room. A wrong address does
 * not stop the rest. The audit log records the number of new ones first, without the addresses. Sent again, it changes
 * nothing, and finds known what it added before.
 * @throws ApiError `unavailable`: some may have been added
 */
export async function importSubscribers(
  { statement, rows }: ImportRequest,
  author: string,
): Promise<ImportResult> {
  const addresses = rows.map((row) => addressOf(row.email));
  const distinct = united(rows, addresses);
  const found = await inParallel(distinct, async (row) => ({
    row,
    known: (await readStoredRow(row.email))?.shown,
  }));
  const added = found.filter(({ known }) => known === undefined).length;
  await recordAction(author, 'import', { addressCount: added });
  const results = new Map<string, RowResult>();
  await inParallel(found, async ({ row, known }) => {
    results.set(row.email, await imported(row, known, statement));
  });
  return { rows: inOrder(addresses, results, statement === undefined ? 'pending' : 'confirmed') };
}

/** Undefined if the form would reject it. */
function addressOf(given: string): string | undefined {
  const { data } = z.safeParse(Address, given);
  return data === undefined ? undefined : normalizedEmail(data);
}

/** Each address once, with the tags of all its rows. */
function united(
  rows: ImportRequest['rows'],
  addresses: readonly (string | undefined)[],
): ImportedRow[] {
  const tagsOf = new Map<string, readonly string[]>();
  for (const [at, { tags = [] }] of rows.entries()) {
    const address = addresses[at];
    if (address !== undefined) tagsOf.set(address, union(tagsOf.get(address) ?? [], tags));
  }
  return Array.from(tagsOf, ([address, tags]) => ({ email: address, tags }));
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])].slice(0, staffLimits.segments);
}

async function imported(
  row: ImportedRow,
  known: Subscriber | undefined,
  statement: string | undefined,
): Promise<RowResult> {
  if (known === undefined) {
    if (await storeImported(row, statement)) return { result: 'added' };
    const other = await readStoredRow(row.email);
    // Its evidence has expired and is about to be deleted; until then it stays off the list.
    if (other === undefined) return { result: 'known' };
    return imported(row, other.shown, statement);
  }
  const tags = union(known.tags ?? [], row.tags);
  const isListed = known.status === 'confirmed' || known.status === 'pending';
  if (isListed && tags.length > (known.tags ?? []).length) await replaceListedTags(row.email, tags);
  return { result: 'known', status: known.status };
}

/** Of several rows with one address, the first added it. */
function inOrder(
  addresses: readonly (string | undefined)[],
  results: ReadonlyMap<string, RowResult>,
  added: SubscriberStatus,
): RowResult[] {
  return addresses.map((address, at) => {
    const result = address === undefined ? undefined : results.get(address);
    if (result === undefined) return { result: 'invalid' };
    const isFirst = addresses.indexOf(address) === at;
    if (isFirst || result.result === 'known') return result;
    return { result: 'known', status: added };
  });
}
