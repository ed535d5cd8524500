import * as z from 'zod/mini';

/** Bundle -> module -> bytes that the bundler took from it, before its names are shortened. */
export const Modules = z.record(z.string(), z.record(z.string(), z.number()));
export type Modules = z.infer<typeof Modules>;
