import { icons } from 'lucide';
import type { FeatureCard } from '../content/feature-card.ts';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './IconItems.module.css';

interface IconItemsProps {
  readonly items: readonly FeatureCard[];
  /**
   * `tray`: cells of one panel with hairlines between them. `cards`: separate cards. Default: the page's own style.
   */
  readonly look?: 'tray' | 'cards';
  readonly className?: string | undefined;
  readonly as?: 'ol' | 'ul';
}

/** Items with an icon, a heading and a sentence or two. */
export function IconItems({ items, look, className = '', as: List = 'ul' }: IconItemsProps) {
  return (
    <List className={look ? `${styles[look]} ${className}` : className}>
      {items.map(({ icon, heading, content }) => (
        <li key={heading}>
          <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
          <h3>{heading}</h3>
          <Paragraph>{content}</Paragraph>
        </li>
      ))}
    </List>
  );
}
