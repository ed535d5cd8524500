import type { IconNode } from 'lucide';
import { Paragraph } from '../ui/Paragraph.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Feature.module.css';

interface FeatureProps {
  readonly icon: IconNode;
  readonly heading: string;
  readonly content: string;
}

/** A feature card's icon, and beside it heading and text. */
export function Feature({ icon, heading, content }: FeatureProps) {
  return (
    <div className={styles.feature}>
      <Icon of={icon} aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
    </div>
  );
}
