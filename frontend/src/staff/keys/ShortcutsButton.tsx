import { Keyboard } from 'lucide';
import { lazy, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { useOpenSearch } from '../search/open-search.ts';
import { inbox } from '../dashboard/content.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ShortcutsButton.module.css';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** Says which keys there are, and is where they can be switched off. */
export function ShortcutsButton() {
  const openSearch = useOpenSearch();
  /** Undefined until it was opened once: its code loads then. */
  const [open, setOpen] = useState<boolean>();
  const show = () => setOpen(true);
  useShortcuts({ '?': show, '/': openSearch });
  return (
    <div className={styles.place}>
      <Button variant="quiet" onClick={show}>
        <Icon of={Keyboard} aria-hidden strokeWidth={1.5} />
        {inbox.shortcuts.title}
      </Button>
      {open !== undefined && (
        <OnDemand fallback={null}>
          <ShortcutsDialog open={open} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </div>
  );
}
