import { expect, test } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { importer } from '#frontend/staff/import/send-batches.ts';
import { apiServer } from '../../api/api-server.ts';

const { importBatch } = staffLimits;

test.each([
  [2 * importBatch, 'stopped', importBatch],
  [importBatch, 'complete', importBatch],
])(
  'An import of %i rows that is stopped during its first batch is %s after %i',
  async (count, end, done) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      line: at + 1,
      email: `${at}@mail.example`,
      tags: [],
    }));
    const added = Array.from({ length: importBatch }, () => ({ result: 'added' }));
    const stop = new AbortController();
    await apiServer((_request, response) => {
      stop.abort();
      response.end(JSON.stringify({ rows: added }));
    });

    const seen: number[] = [];
    const outcome = await importer(rows, undefined)((sent) => seen.push(sent.added), stop.signal);

    expect(outcome).toBe(end);
    expect(seen).toEqual([done]);
  },
);
