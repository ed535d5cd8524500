import type { ImportResult } from '#contract/import.ts';
import { staffLimits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { retried } from '../data/retry.ts';
import type { FileRow } from './check-records.ts';

type RowResult = ImportResult['rows'][number];

/** The results so far. */
export interface Sent {
  readonly rows: number;
  readonly added: number;
  /** Known addresses by status. */
  readonly known: Readonly<Partial<Record<NonNullable<RowResult['status']>, number>>>;
  readonly refused: readonly FileRow[];
}

export const nothingSent: Sent = { rows: 0, added: 0, known: {}, refused: [] };

type Stop = 'complete' | 'stopped' | 'signed-out' | 'failed';

/**
 * Sends the rows of a file in batches. Calling the result again after a failure continues with the failed batch: the server
 * then knows the addresses that it had already added.
 */
export function importer(rows: readonly FileRow[], statement: string | undefined) {
  let sent = nothingSent;

  return async (onProgress: (sent: Sent) => void, signal: AbortSignal): Promise<Stop> => {
    while (sent.rows < rows.length) {
      if (signal.aborted) return 'stopped';
      const batch = rows.slice(sent.rows, sent.rows + staffLimits.importBatch);
      const outcome = await send(batch, statement, signal);
      if (outcome.kind === 'success') {
        sent = withResults(sent, batch, outcome.data.rows);
        onProgress(sent);
      } else if (!signal.aborted) {
        return outcome.kind === 'signed-out' ? 'signed-out' : 'failed';
      }
    }
    return 'complete';
  };
}

/** A request under way is not aborted, so that its response counts. */
function send(batch: readonly FileRow[], statement: string | undefined, signal: AbortSignal) {
  const rows = batch.map(({ email, tags }) => ({
    email,
    ...(tags.length > 0 && { tags: [...tags] }),
  }));
  const body = { rows, ...(statement !== undefined && { statement }) };
  return retried(() => callForStaff('POST /newsletter/import', { body }), signal);
}

function withResults(
  { rows, added, known, refused }: Sent,
  batch: readonly FileRow[],
  results: readonly RowResult[],
): Sent {
  const counts = { ...known };
  for (const { result, status = 'left' } of results) {
    if (result === 'known') counts[status] = (counts[status] ?? 0) + 1;
  }
  return {
    rows: rows + batch.length,
    added: added + results.filter(({ result }) => result === 'added').length,
    known: counts,
    refused: [...refused, ...batch.filter((_, at) => results[at]?.result === 'invalid')],
  };
}
