import type { Tag } from '#contract/contact/tags.ts';
import { TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import coloured from '../ui/colour.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { tagsPage as words } from './content.ts';
import type { Draft } from './draft.ts';
import styles from './page.module.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
const colours = Object.keys(words.colours) as Tag['colour'][];

interface TagFieldsProps {
  readonly draft: Draft;
  readonly number: number;
  readonly problem: string | undefined;
  readonly onChange: (draft: Draft) => void;
  /** Left out for the first one. */
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One tag while it is edited. */
export function TagFields({ draft, number, problem, onChange, onUp, onRemove }: TagFieldsProps) {
  const { key, name, colour } = draft;
  return (
    <fieldset className={`${coloured.coloured} ${styles.tag}`} data-colour={colour}>
      <legend>{words.legend(number)}</legend>
      <TextField
        id={`name-${key}`}
        label={words.name}
        problem={problem}
        value={name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <SelectField
        id={`colour-${key}`}
        label={words.colour}
        options={words.colours}
        value={colour}
        onChange={(event) => {
          const chosen = colours.find((each) => each === event.currentTarget.value);
          if (chosen !== undefined) onChange({ ...draft, colour: chosen });
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
