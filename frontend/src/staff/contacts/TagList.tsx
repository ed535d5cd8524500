import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#contract/contact/tags.ts';
import { tagWords } from './tag-content.ts';
import styles from './TagList.module.css';
import { tagsQuery } from './tags-query.ts';

/** The tags of a contact; nothing if it has none. One that staff have removed from their list is grey. */
export function TagList({ tags }: { readonly tags: readonly string[] | undefined }) {
  const { data } = useQuery(tagsQuery);
  if (tags === undefined || tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={tagWords.label}>
      {tags.map((name) => (
        <li key={name} className={styles.tag} data-colour={colourOf(name, data?.tags)}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Grey until the list of tags is there, and for what it does not have. */
export function colourOf(name: string, all: readonly Tag[] = []): Tag['colour'] {
  return all.find((tag) => tag.name === name)?.colour ?? 'grey';
}
