import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: string; panel: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** Shown in place of every panel. */
  loading: string | null;
}

/** Tabs as the ARIA Authoring Practices describe them: the arrow keys move and open at once. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, loading }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ name }) => name === open);
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (tab === undefined) return;
    event.preventDefault();
    onOpen(tab.name);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ name, label: title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            className={styles.tab}
            aria-selected={name === open}
            aria-controls={`panel-${name}`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          className={styles.panel}
          aria-labelledby={`tab-${name}`}
          tabIndex={0}
          hidden={name !== open}
        >
          {loading === null ? panel : name === open && <output>{loading}</output>}
        </div>
      ))}
    </>
  );
}
