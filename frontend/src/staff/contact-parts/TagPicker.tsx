import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffLimits } from '#contract/limits.ts';
import { pages } from '../pages.ts';
import colour from '../ui/colour.module.css';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import pills from '../ui/pills.module.css';
import type { Change } from './change.ts';
import { tagWords } from './tag-content.ts';
import { colourOf } from './TagList.tsx';
import styles from './TagPicker.module.css';
import { tagsQuery } from '../data/queries.ts';

interface TagPickerProps {
  readonly tags: readonly string[] | undefined;
  readonly busy: boolean;
  readonly onChange: (change: Change) => void;
}

/** All tags as buttons: a press adds or removes one at once. */
export function TagPicker({ tags, busy, onChange }: TagPickerProps) {
  const chosen = tags ?? [];
  const { data, isError, refetch } = useQuery(tagsQuery);
  if (isError) return <LoadFailed text={tagWords.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  // Tags removed from the list can still be removed here.
  const names = [...new Set([...data.tags.map(({ name }) => name), ...chosen])];
  const isFull = chosen.length >= staffLimits.tagsOfContact;

  function toggle(name: string) {
    if (busy) return;
    if (chosen.includes(name)) onChange({ tags: chosen.filter((each) => each !== name) });
    else if (!isFull) onChange({ tags: [...chosen, name] });
  }

  return (
    <fieldset className={pills.group}>
      <legend>{tagWords.label}</legend>
      {names.length === 0 && <p className="note">{tagWords.none}</p>}
      <div className={pills.pills}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={`${pills.pill} ${colour.coloured} ${styles.tag}`}
            data-colour={colourOf(name, data.tags)}
            aria-pressed={chosen.includes(name)}
            aria-disabled={busy || (isFull && !chosen.includes(name))}
            onClick={() => toggle(name)}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      {isFull && <p className="note">{tagWords.full}</p>}
      <p className="note">
        <Link to={pages.adminTags}>{tagWords.edit}</Link>
      </p>
    </fieldset>
  );
}
