import { TextArea, TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { replyTemplates as words } from './content.ts';
import type { Draft, DraftProblems } from './draft.ts';
import { unknownPlaceholders } from '../reply/fill.ts';
import styles from './page.module.css';

interface TemplateFieldsProps {
  readonly draft: Draft;
  readonly number: number;
  readonly problem: DraftProblems | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onRemove: () => void;
}

/** One template being edited. */
export function TemplateFields({
  draft,
  number,
  problem,
  onChange,
  onRemove,
}: TemplateFieldsProps) {
  const { key, name, text } = draft;
  const unknown = unknownPlaceholders(text);
  return (
    <fieldset className={styles.template}>
      <legend>{words.legend(number)}</legend>
      <TextField
        id={`name-${key}`}
        label={words.name}
        problem={problem?.name}
        value={name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextArea
        id={`text-${key}`}
        label={words.text}
        hint={unknown.length > 0 ? words.unknown(unknown.join(', ')) : undefined}
        problem={problem?.text}
        value={text}
        onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
      />
      <Button variant="quiet" aria-label={`${words.remove} ${name}`} onClick={onRemove}>
        {words.remove}
      </Button>
    </fieldset>
  );
}
