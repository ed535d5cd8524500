import type { Term } from '../content/page.ts';
import { Terms } from '../ui/Terms.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  readonly facts: readonly Term[];
  /** `large` suits figures. */
  readonly size?: 'large';
  readonly className?: string | undefined;
}

/** Four facts side by side, each below its caption. */
export function Facts({ facts, size, className = '' }: FactsProps) {
  return (
    <Terms
      terms={facts}
      captions
      className={`${styles.facts} ${(size && styles[size]) ?? ''} ${className}`}
    />
  );
}
