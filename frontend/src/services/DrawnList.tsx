import type { TitledText } from '../content/page.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import { Drawing } from './Drawing.tsx';
import type { DrawingParts } from './drawing-parts.ts';

export interface DrawnText extends TitledText {
  readonly drawing: DrawingParts;
}

interface DrawnListProps {
  readonly items: readonly DrawnText[];
  readonly className: string | undefined;
}

/** Items with a drawing, a title and a sentence or two, in the page's own style. */
export function DrawnList({ items, className }: DrawnListProps) {
  return (
    <ol className={className}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          <Drawing {...drawing} />
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ol>
  );
}
