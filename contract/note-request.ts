import * as z from 'zod/mini';
import { text } from './fields.ts';
import { limits } from './limits.ts';

export const NoteRequest = z.strictObject({ text: text(limits.note) });
export type NoteRequest = z.infer<typeof NoteRequest>;
