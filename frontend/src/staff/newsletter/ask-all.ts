import { callForStaff } from '../../api/staff.ts';

/** How far it is. */
export interface Asked {
  readonly asked: number;
  readonly skipped: number;
  /** Behind the addresses before. Left out: from the newest. */
  readonly cursor?: string;
}

export const nobodyYet: Asked = { asked: 0, skipped: 0 };

/**
 * Milliseconds between two steps of 25 addresses: 300 a minute. The dispatcher sends 500, the longest waiting first, so
 * that whoever subscribes meanwhile gets a mail as soon as ever.
 */
const pause = 5000;

/**
 * Asks all unconfirmed addresses to confirm, step by step, until there is no more or `signal` aborts.
 * @param from where it stopped before
 * @param milliseconds given by tests alone
 */
export async function askAll(
  from: Asked,
  onProgress: (progress: Asked) => void,
  signal: AbortSignal,
  milliseconds = pause,
): Promise<'complete' | 'failed'> {
  let { asked, skipped, cursor } = from;
  while (!signal.aborted) {
    const body = cursor === undefined ? {} : { cursor };
    const outcome = await callForStaff('POST /newsletter/ask', { body });
    if (outcome.kind !== 'success') return 'failed';
    asked += outcome.data.asked;
    skipped += outcome.data.skipped;
    ({ cursor } = outcome.data);
    onProgress({ asked, skipped, ...(cursor !== undefined && { cursor }) });
    if (cursor === undefined) return 'complete';
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  return 'failed';
}
