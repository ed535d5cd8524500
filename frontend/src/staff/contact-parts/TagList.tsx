import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#contract/contact/tags.ts';
import colour from '../ui/colour.module.css';
import { tagWords } from './tag-content.ts';
import styles from './TagList.module.css';
import { tagsQuery } from '../data/queries.ts';

/** A contact's tags. Tags that staff have removed from the list are grey. */
export function TagList({ tags }: { readonly tags: readonly string[] | undefined }) {
  const { data } = useQuery(tagsQuery);
  if (tags === undefined || tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={tagWords.label}>
      {tags.map((name) => (
        <li
          key={name}
          className={`${colour.coloured} ${styles.tag}`}
          data-colour={colourOf(name, data?.tags)}
        >
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Grey until the tags have loaded, and for unknown tags. */
export function colourOf(name: string, all: readonly Tag[] = []): Tag['colour'] {
  return all.find((tag) => tag.name === name)?.colour ?? 'grey';
}
