import { icons } from 'lucide';
import type { FeatureCard } from '../content/feature-card.ts';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './Feature.module.css';

/** A feature card's icon, next to its heading and text. */
export function Feature({ icon, heading, content }: FeatureCard) {
  return (
    <div className={styles.feature}>
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
    </div>
  );
}
