import { useNavigate } from 'react-router-dom';
import { pages } from '../pages.ts';
import { keepLetters } from '../../ui/keep-letters.ts';
import { queryOf, useView } from '../contacts/view.ts';
import { onSignedOut } from '../session/signed-in.ts';

let endKeeping: (() => string) | undefined;

/** Opens the search for who goes on typing, and keeps the contacts' view in its address: the way back leads there. */
export function useOpenSearch(): () => void {
  const navigate = useNavigate();
  const view = useView();
  return () => {
    endKeeping ??= keepLetters();
    void navigate(pages.adminSearch + queryOf(view));
  };
}

/**
 * What was typed since the search was opened: the field has it now.
 * @returns undefined where the page was not opened to type
 */
export function takeLetters(): string | undefined {
  const letters = endKeeping?.();
  endKeeping = undefined;
  return letters;
}

// Who goes elsewhere instead types there.
onSignedOut(takeLetters);
if ('document' in globalThis) {
  for (const elsewhere of ['pointerdown', 'popstate']) addEventListener(elsewhere, takeLetters);
}
