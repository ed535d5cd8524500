import type { LucideIcon } from 'lucide-react';
import styles from './IconItems.module.css';

interface IconItemsProps<Icon extends string> {
  readonly items: readonly {
    readonly icon: Icon;
    readonly heading: string;
    readonly content: string;
  }[];
  readonly icons: Readonly<Record<Icon, LucideIcon>>;
  /** `tray`: cells of one panel with hairlines between them. `cards`: separate cards. Default: the page's own style. */
  readonly look?: 'tray' | 'cards';
  readonly className?: string | undefined;
  readonly as?: 'ol' | 'ul';
  /** The level of their headings. */
  readonly level?: 2 | 3;
}

/** Items of an icon, a heading and a sentence or two. */
export function IconItems<Icon extends string>({
  items,
  icons,
  look,
  className = '',
  as: List = 'ul',
  level = 3,
}: IconItemsProps<Icon>) {
  const Heading = `h${level}` as const;
  return (
    <List className={look ? `${styles[look]} ${className}` : className}>
      {items.map(({ icon, heading, content }) => {
        const Icon: LucideIcon = icons[icon];
        return (
          <li key={heading}>
            <Icon aria-hidden strokeWidth={1.25} />
            <Heading>{heading}</Heading>
            <p>{content}</p>
          </li>
        );
      })}
    </List>
  );
}
