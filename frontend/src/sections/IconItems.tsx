import type { IconNode } from 'lucide';
import { Paragraph } from '../ui/Paragraph.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './IconItems.module.css';

interface IconItemsProps<Name extends string> {
  readonly items: readonly {
    readonly icon: Name;
    readonly heading: string;
    readonly content: string;
  }[];
  readonly icons: Readonly<Record<Name, IconNode>>;
  /** `tray`: cells of one panel with hairlines between them. `cards`: separate cards. Default: the page's own style. */
  readonly look?: 'tray' | 'cards';
  readonly className?: string | undefined;
  readonly as?: 'ol' | 'ul';
  /** The level of their headings. */
  readonly level?: 2 | 3;
}

/** Items of an icon, a heading and a sentence or two. */
export function IconItems<Name extends string>({
  items,
  icons,
  look,
  className = '',
  as: List = 'ul',
  level = 3,
}: IconItemsProps<Name>) {
  const Heading = `h${level}` as const;
  return (
    <List className={look ? `${styles[look]} ${className}` : className}>
      {items.map(({ icon, heading, content }) => (
        <li key={heading}>
          <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
          <Heading>{heading}</Heading>
          <Paragraph>{content}</Paragraph>
        </li>
      ))}
    </List>
  );
}
