import type { ReactNode } from 'react';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  readonly documentTitle: string;
  readonly title: string;
  /** Before the title. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page for signed-in staff. */
export function StaffPage({ documentTitle, title, above, children }: StaffPageProps) {
  return (
    <>
      <title>{documentTitle}</title>
      <div className={styles.head}>
        {above}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </>
  );
}
