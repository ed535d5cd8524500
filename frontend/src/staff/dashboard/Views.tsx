import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { dashboard } from '../content.ts';
import styles from '../list/ViewLinks.module.css';

interface ViewsProps {
  readonly current: string;
  readonly children: ReactNode;
}

/** The links to a list's views, beside it or, without room, behind a button. */
export function Views({ current, children }: ViewsProps) {
  const isWide = useMedia('(width >= 75rem)');
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // Close it to show the chosen list.
  useEffect(() => {
    if (details.current) details.current.open = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs after each navigation
  }, [key]);
  if (isWide) return <div className={styles.views}>{children}</div>;
  return (
    <details ref={details} className={styles.folded}>
      <summary>
        <span className="visually-hidden">{dashboard.contacts.views.open} </span>
        {current}
        <Icon of={ChevronDown} aria-hidden strokeWidth={1.5} />
      </summary>
      <div className={styles.views}>{children}</div>
    </details>
  );
}
