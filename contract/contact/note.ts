import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { staffLimits } from '#contract/limits.ts';

export const NoteRequest = z.strictObject({ text: text(staffLimits.note) });
export type NoteRequest = z.infer<typeof NoteRequest>;
