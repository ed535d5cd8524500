import type { Tag } from '#contract/contact/tags.ts';
import { TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import coloured from '../ui/colour.module.css';
import type { Fields } from '../list/EditedList.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { tagsPage as words } from './content.ts';
import styles from './page.module.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
const colours = Object.keys(words.colours) as Tag['colour'][];

/** One tag while it is edited. */
export function TagFields({
  item,
  id,
  number,
  problem,
  onChange,
  onUp,
  onRemove,
}: Fields<Tag, string>) {
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
          <Button variant="quiet" aria-label={`${words.up} ${name}`} onClick={onUp}>
            {words.up}
          </Button>
        )}
        <Button variant="quiet" aria-label={`${words.remove} ${name}`} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </fieldset>
  );
}
