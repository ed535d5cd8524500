import * as z from 'zod/mini';

/** Bundle -> module -> bytes in the bundle, before minification of names. */
export const Modules = z.record(z.string(), z.record(z.string(), z.number()));
export type Modules = z.infer<typeof Modules>;
