import { createPortal } from 'react-dom';
import { Keyboard } from 'lucide';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { useOpenSearch } from '../search/open-search.ts';
import { pages } from '../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shortcuts } from './content.ts';
import styles from './ShortcutsButton.module.css';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** Opens the list of shortcuts, where they can be switched off. */
export function ShortcutsButton({ onOpen }: { readonly onOpen: () => void }) {
  const openSearch = useOpenSearch();
  // The search has its own key.
  const isSearch = useLocation().pathname === pages.adminSearch;
  /** Undefined until first opened, when its code loads. */
  const [open, setOpen] = useState<boolean>();
  const show = () => {
    onOpen();
    setOpen(true);
  };
  useShortcuts({ '?': show, ...(!isSearch && { '/': openSearch }) });
  return (
    <>
      <button type="button" className={styles.button} onClick={show}>
        <Icon of={Keyboard} aria-hidden strokeWidth={1.5} />
        {shortcuts.title}
      </button>
      {open !== undefined &&
        // Outside the button's menu, which hides its content.
        createPortal(
          <OnDemand fallback={null}>
            <ShortcutsDialog open={open} onClose={() => setOpen(false)} />
          </OnDemand>,
          document.body,
        )}
    </>
  );
}
