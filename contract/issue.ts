import * as z from 'zod/mini';

/** An entry of `issues.json`, which holds the newest first. */
export const Issue = z.strictObject({
  /** The path of its page in the archive. */
  path: z.string(),
  title: z.string(),
  /** May be empty. */
  preheader: z.string(),
  /** An ISO date. */
  date: z.string(),
});
export type Issue = z.infer<typeof Issue>;
