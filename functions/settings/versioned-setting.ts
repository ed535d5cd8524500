import * as z from 'zod/mini';
import { recordEntry } from '../activity/activity-store.ts';
import { listEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import { readSetting, replaceSetting } from './settings-store.ts';

const entry = 'all';

/** Who last changed a setting, and to which version. */
const Changed = z.object({
  lastChange: z.object({ version: z.number(), author: z.string(), at: z.string() }),
});
type Changed = z.infer<typeof Changed>;

/**
 * A setting that staff replace as a whole.
 * @param schema ignores other attributes: those of the row
 * @param first its value before the first change
 */
export function versionedSetting<Value extends object>(
  kind: 'tags' | 'reply-templates',
  schema: z.ZodMiniType<Value>,
  first: Value,
) {
  type Stored = Changed & { readonly value: Value };

  async function read(): Promise<Stored | undefined> {
    const row = await readSetting(kind, entry);
    return row && { value: schema.parse(row), ...Changed.parse(row) };
  }

  /** Its version is the ETag. */
  function replyOf(stored: Stored | undefined): Reply<Value> {
    return { body: stored?.value ?? first, headers: { etag: versionTag(versionOf(stored)) } };
  }

  function save({ value, lastChange }: Stored): Promise<boolean> {
    const seen = { path: 'lastChange.version', value: lastChange.version - 1 };
    return replaceSetting(kind, entry, { ...value, lastChange }, seen);
  }

  /** Reads it after recording its latest change, which a crash may have prevented. */
  async function recorded(): Promise<Stored | undefined> {
    const stored = await read();
    if (stored) await recordEntry(listEntry(kind, stored.lastChange));
    return stored;
  }

  return {
    value: async () => (await read())?.value ?? first,
    current: async () => replyOf(await read()),
    /** The next change overwrites the latest one, so the dispatcher records it every minute, too. */
    record: async (): Promise<void> => void (await recorded()),
    /**
     * Replaces it at the version that the author has seen, and records who did.
     * @throws ApiError `precondition_failed` with the current value if the version differs; `unavailable`: it may be
     *   replaced
     */
    replace: async (version: number, value: Value, author: string): Promise<Reply<Value>> => {
      const stored = await recorded();
      const lastChange = { version: version + 1, author, at: new Date().toISOString() };
      const next = { value, lastChange };
      if (version !== versionOf(stored) || !(await save(next))) {
        throw new ApiError('precondition_failed', { current: replyOf(await read()) });
      }
      await recordEntry(listEntry(kind, lastChange));
      return replyOf(next);
    },
  };
}

function versionOf(stored: Changed | undefined): number {
  return stored?.lastChange.version ?? 1;
}
