import { createContext } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';

interface Selection {
  readonly has: (id: string) => boolean;
  readonly toggle: (row: ContactSubmission) => void;
}

/** Null where contacts cannot be selected. */
export const SelectionContext = createContext<Selection | null>(null);
