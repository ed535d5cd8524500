import { useNavigate } from 'react-router-dom';
import { pages } from '../pages.ts';
import { keepLetters } from '../../ui/keep-letters.ts';
import { queryOf, useView } from '../contact-parts/view.ts';
import { onSignedOut } from '../session/signed-in.ts';

let endKeeping: (() => string) | undefined;

/** Opens the search while somebody types, and keeps the contacts' view in its URL for the way back. */
export function useOpenSearch(): () => void {
  const navigate = useNavigate();
  const view = useView();
  return () => {
    endKeeping ??= keepLetters();
    void navigate(pages.adminSearch + queryOf(view));
  };
}

/**
 * What was typed while the search page opened; the field takes it over.
 * @returns undefined if the page was not opened by typing
 */
export function takeLetters(): string | undefined {
  const letters = endKeeping?.();
  endKeeping = undefined;
  return letters;
}

// On another page, typing belongs there.
onSignedOut(takeLetters);
if ('document' in globalThis) {
  for (const elsewhere of ['pointerdown', 'popstate']) addEventListener(elsewhere, takeLetters);
}
