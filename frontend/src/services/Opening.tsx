import type { Page } from '../content/page.ts';
import { quote } from '../content/services.ts';
import { Head } from '../document/Head.tsx';
import { usePagePath } from '../document/page-path.ts';
import { isLabelled, pageAt, trailTo } from '../pages.ts';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { NoBreakUnits } from '../ui/NoBreakUnits.tsx';
import styles from './Opening.critical.module.css';

interface OpeningProps extends Page {
  /** The button's label. */
  readonly call?: string;
  readonly className?: string | undefined;
}

/** The opening text of a service page, with its filled button. Each page places it in a hero of its own. */
export function Opening({ lead, call = quote.label, className = '', ...head }: OpeningProps) {
  const page = pageAt(usePagePath());
  const trail = isLabelled(page) ? trailTo(page) : [];
  return (
    <div className={`${styles.words} ${className}`}>
      <Head {...head} />
      {trail.length > 1 && <Breadcrumbs trail={trail} className={styles.trail} />}
      <h1 className={styles.heading}>{head.heading}</h1>
      <p className={`lead ${styles.lead}`}>
        <NoBreakUnits>{lead}</NoBreakUnits>
      </p>
      <a className={buttonClass('accent', styles.call)} href={quote.path}>
        {call}
      </a>
    </div>
  );
}
