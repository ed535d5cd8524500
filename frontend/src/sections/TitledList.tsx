import type { TitledText } from '../content/page.ts';
import { Paragraph } from '../ui/Paragraph.tsx';

interface TitledListProps {
  readonly items: readonly TitledText[];
  readonly as?: 'ol' | 'ul';
  readonly className: string | undefined;
}

/** Items with a title and a sentence or two, in the page's own style. */
export function TitledList({ items, as: List = 'ol', className }: TitledListProps) {
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </List>
  );
}
