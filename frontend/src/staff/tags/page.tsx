import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#contract/contact/tags.ts';
import { staffLimits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextField } from '../../forms/Field.tsx';
import { keysOf } from '../../ui/keys-of.ts';
import { tagsQuery } from '../data/queries.ts';
import { nameProblem } from '../list/edited-list.ts';
import { EditedList, type Fields } from '../list/EditedList.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import coloured from '../ui/colour.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { tagsPage as words } from './content.ts';
import styles from './page.module.css';

export function Component() {
  const query = useQuery({ ...tagsQuery, refetchOnMount: 'always' });
  return (
    <StaffPage title={words.title} isNarrow>
      <p>{words.lead}</p>
      <EditedList
        query={query}
        queryKey={tagsQuery.queryKey}
        words={words}
        max={staffLimits.tags}
        itemsIn={({ tags }) => tags}
        save={(tags, ifMatch) => callForStaff('PUT /tags', { body: { tags: [...tags] }, ifMatch })}
        problemsIn={(tags) =>
          tags.map((tag) => nameProblem(tag, tags, staffLimits.tagName.max, words.nameProblems))
        }
        blank={{ name: '', colour: 'grey' }}
      >
        {(fields) => <TagFields {...fields} />}
      </EditedList>
    </StaffPage>
  );
}

const colours = keysOf(words.colours);

/** One tag while it is edited. */
function TagFields({ item, id, number, problem, onChange, onUp, onRemove }: Fields<Tag, string>) {
  const { name, colour } = item;
  return (
    <fieldset className={`${coloured.coloured} ${styles.tag}`} data-colour={colour}>
      <legend>{words.legend(number)}</legend>
      <TextField
        id={`name-${id}`}
        label={words.name}
        problem={problem}
        value={name}
        onChange={(event) => onChange({ ...item, name: event.currentTarget.value })}
      />
      <SelectField
        id={`colour-${id}`}
        label={words.colour}
        options={words.colours}
        value={colour}
        onChange={(event) => {
          const chosen = colours.find((each) => each === event.currentTarget.value);
          if (chosen !== undefined) onChange({ ...item, colour: chosen });
        }}
      />
      <div className={styles.buttons}>
        {onUp !== undefined && (
          <QuietButton aria-label={`${words.up} ${name}`} onClick={onUp}>
            {words.up}
          </QuietButton>
        )}
        <QuietButton aria-label={`${words.remove} ${name}`} onClick={onRemove}>
          {words.remove}
        </QuietButton>
      </div>
    </fieldset>
  );
}
