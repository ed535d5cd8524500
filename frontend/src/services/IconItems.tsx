import { icons } from 'lucide';
import type { FeatureCard } from '../content/feature-card.ts';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';

interface IconItemsProps {
  readonly items: readonly FeatureCard[];
  readonly className: string | undefined;
}

/** Items with an icon, a heading and a sentence or two, in the page's own style. */
export function IconItems({ items, className }: IconItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ icon, heading, content }) => (
        <li key={heading}>
          <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
          <h3>{heading}</h3>
          <Paragraph>{content}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
