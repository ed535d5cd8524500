import { Search } from 'lucide';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { shell } from '../content/shell.ts';
import { pages } from '../pages.ts';
import { isPlainClick } from '../routing/plain-click.ts';
import { PageLink } from '../routing/PageLink.tsx';
import type { SearchDialog } from '../search/SearchDialog.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { keepLetters } from '../ui/keep-letters.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SearchButton.module.css';

/** A link to the search page that opens a dialog instead, as the key / does. All that searches loads then. */
export function SearchButton() {
  const { key } = useLocation();
  const [search, setSearch] = useState<{
    Dialog: typeof SearchDialog;
    openAt: string;
    typed: string;
  }>();

  const open = () => {
    const field = document.querySelector<HTMLElement>('main [type=search]');
    if (field) {
      field.focus();
      return;
    }
    const endKeeping = keepLetters();
    import('../search/SearchDialog.tsx')
      .then(({ SearchDialog: Dialog }) =>
        // At once: a letter typed before the field has the focus would be lost.
        flushSync(() => setSearch({ Dialog, openAt: key, typed: endKeeping() })),
      )
      .catch(() => location.assign(pages.search.path));
  };
  useShortcuts({ '/': open });
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <PageLink
        className={buttonClass('icon', styles.button)}
        to={pages.search.path}
        aria-label={shell.search}
        aria-haspopup="dialog"
        onClick={openInstead}
      >
        <Icon of={Search} aria-hidden strokeWidth={1.5} />
      </PageLink>
      {/* A navigation closes it. */}
      {search && (
        <search.Dialog
          open={search.openAt === key}
          typed={search.typed}
          onClose={() => setSearch({ ...search, openAt: '' })}
        />
      )}
    </>
  );
}
