import { createContext } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';

interface Selection {
  readonly has: (id: string) => boolean;
  readonly toggle: (row: ContactSubmission) => void;
}

/** Where contacts can be selected; null where they cannot. */
export const SelectionContext = createContext<Selection | null>(null);
