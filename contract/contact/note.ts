import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

export const NoteRequest = z.strictObject({ text: text(limits.note) });
export type NoteRequest = z.infer<typeof NoteRequest>;
