import { useQuery } from '@tanstack/react-query';
import { staffLimits } from '#contract/limits.ts';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { callForStaff } from '../../api/staff.ts';
import { TextArea, TextField } from '../../forms/Field.tsx';
import { templatesQuery } from '../data/queries.ts';
import { EditedList, type Fields } from '../list/EditedList.tsx';
import { placeholderNames, unknownPlaceholders } from '../reply/fill.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { replyTemplates as words } from './content.ts';
import styles from './page.module.css';
import { problemsIn, type TemplateProblems } from './problems.ts';

export function Component() {
  const query = useQuery({ ...templatesQuery, refetchOnMount: 'always' });
  const { documentTitle, title, lead, placeholders } = words;
  return (
    <StaffPage {...{ documentTitle, title }} isNarrow>
      <p>{lead}</p>
      <section className={styles.placeholders} aria-labelledby="placeholders">
        <h2 id="placeholders">{placeholders.heading}</h2>
        <dl>
          {placeholderNames.map((name) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{placeholders.of[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <EditedList
        query={query}
        queryKey={templatesQuery.queryKey}
        words={words}
        max={staffLimits.templates}
        itemsIn={({ templates }) => templates}
        save={(templates, ifMatch) =>
          callForStaff('PUT /reply-templates', { body: { templates: [...templates] }, ifMatch })
        }
        problemsIn={problemsIn}
        blank={{ name: '', text: '' }}
      >
        {(fields) => <TemplateFields {...fields} />}
      </EditedList>
    </StaffPage>
  );
}

type TemplateFieldsProps = Omit<Fields<ReplyTemplate, TemplateProblems>, 'onUp'>;

/** One template being edited. */
function TemplateFields({ item, id, number, problem, onChange, onRemove }: TemplateFieldsProps) {
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
      <QuietButton aria-label={`${words.remove} ${name}`} onClick={onRemove}>
        {words.remove}
      </QuietButton>
    </fieldset>
  );
}
