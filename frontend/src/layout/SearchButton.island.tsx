import { Search } from 'lucide';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import * as shell from '../content/shell.ts';
import { island } from '../islands/island.tsx';
import { searchFlag } from '../islands/signals.ts';
import * as paths from '../paths.ts';
import type { SearchDialog } from '../search/SearchDialog.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { keepLetters } from '../ui/keep-letters.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { isInFieldOrDialog } from '../ui/shortcut-preference.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import styles from './SearchButton.module.css';

/** A link to the search page that opens a dialog instead, like the key /. The search loads then. */
export const SearchButton = island('use', function SearchButton() {
  const [search, setSearch] = useState<{ Dialog: typeof SearchDialog; typed: string }>();
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    const field = document.querySelector<HTMLElement>('main [type=search]');
    if (field) {
      field.focus();
      return;
    }
    const endKeeping = keepLetters();
    const { activeElement: focused } = document;
    import('../search/SearchDialog.tsx')
      .then(({ SearchDialog: Dialog }) =>
        // Synchronously: letters typed before the field has the focus would be lost.
        flushSync(() => {
          setSearch({ Dialog, typed: endKeeping() });
          setOpen(!isBusyElsewhere(focused));
        }),
      )
      .catch(() => {
        // Otherwise, after Back, this page would swallow every letter.
        endKeeping();
        location.assign(paths.search);
      });
  };
  useShortcuts({ '/': open });
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <a
        className={buttonClass('icon', styles.button)}
        href={paths.search}
        aria-label={shell.search}
        aria-haspopup="dialog"
        onClick={openInstead}
        {...{ [searchFlag]: '' }}
      >
        <Icon of={Search} aria-hidden strokeWidth={1.5} />
      </a>
      {search && (
        <search.Dialog open={isOpen} typed={search.typed} onClose={() => setOpen(false)} />
      )}
    </>
  );
});

/** Whether the visitor has gone on to a field meanwhile. On iOS, a link that is tapped leaves the focus in one. */
function isBusyElsewhere(before: Element | null): boolean {
  const { activeElement: target } = document;
  return target !== before && isInFieldOrDialog({ target });
}
