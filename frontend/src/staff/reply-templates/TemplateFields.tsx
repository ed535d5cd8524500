import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { TextArea, TextField } from '../../forms/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { replyTemplates as words } from './content.ts';
import type { Fields } from '../list/EditedList.tsx';
import { unknownPlaceholders } from '../reply/fill.ts';
import styles from './page.module.css';
import type { TemplateProblems } from './problems.ts';

type TemplateFieldsProps = Omit<Fields<ReplyTemplate, TemplateProblems>, 'onUp'>;

/** One template being edited. */
export function TemplateFields({
  item,
  id,
  number,
  problem,
  onChange,
  onRemove,
}: TemplateFieldsProps) {
  const { name, text } = item;
  const unknown = unknownPlaceholders(text);
  return (
    <fieldset className={styles.template}>
      <legend>{words.legend(number)}</legend>
      <TextField
        id={`name-${id}`}
        label={words.name}
        problem={problem?.name}
        value={name}
        onChange={(event) => onChange({ ...item, name: event.currentTarget.value })}
      />
      <TextArea
        id={`text-${id}`}
        label={words.text}
        hint={unknown.length > 0 ? words.unknown(unknown.join(', ')) : undefined}
        problem={problem?.text}
        value={text}
        onChange={(event) => onChange({ ...item, text: event.currentTarget.value })}
      />
      <Button variant="quiet" aria-label={`${words.remove} ${name}`} onClick={onRemove}>
        {words.remove}
      </Button>
    </fieldset>
  );
}
