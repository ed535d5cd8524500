import type { ReactNode } from 'react';
import styles from './Strip.module.css';

interface StripProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  /** The layout on wider screens. */
  readonly className?: string | undefined;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** A list that scrolls sideways on a phone. */
export function Strip({ labelledBy, className = '', children }: StripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it
    <ul className={`${styles.strip} ${className}`} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </ul>
  );
}
