import type { ReactNode } from 'react';
import { staffTitle } from '../staff-title.ts';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  readonly title: string;
  /** The browser's title, where it differs from the heading. */
  readonly documentTitle?: string;
  /** Before the title. */
  readonly above?: ReactNode;
  /** Whether it has one narrow column of parts. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page for signed-in staff. */
export function StaffPage({
  title,
  documentTitle = staffTitle(title),
  above,
  isNarrow = false,
  children,
}: StaffPageProps) {
  return (
    <>
      <title>{documentTitle}</title>
      <div className={styles.head}>
        {above}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {isNarrow ? <div className={styles.narrow}>{children}</div> : children}
    </>
  );
}
