import type { Term } from '../content/page.ts';
import { Terms } from '../ui/Terms.tsx';
import styles from './Offer.critical.module.css';

interface OfferProps {
  /** What the customer gets, how long it takes, what it costs. */
  readonly terms: readonly Term[];
  readonly className?: string | undefined;
}

/** The three answers that a buyer looks for first. */
export function Offer({ terms, className = '' }: OfferProps) {
  return <Terms terms={terms} captions className={`${styles.offer} ${className}`} />;
}
