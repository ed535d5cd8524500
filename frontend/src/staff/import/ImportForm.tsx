import { type SubmitEvent, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { staffLimits } from '#contract/limits.ts';
import { visible } from '#contract/text.ts';
import { Checkbox, TextField } from '../../forms/Field.tsx';
import { brokenRule, problem } from '../../forms/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { focus } from '../ui/focus.ts';
import { checkRecords } from './check-records.ts';
import { type ColumnRole, hasHeader, rolesOf } from './columns.ts';
import { type Consent, ConsentFields } from './ConsentFields.tsx';
import { importWords as words } from './content.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { SkippedLines } from './Lines.tsx';
import type { OpenedFile } from './open-file.ts';
import styles from './page.module.css';
import { areTags, parseTags } from '../newsletter/parse-tags.ts';
import { Preview } from './Preview.tsx';
import { useImport } from './use-import.ts';

interface ImportFormProps {
  readonly file: OpenedFile;
  /** Called to choose another file. */
  readonly onOther: () => void;
}

/** Shows how a file is read, imports it, and shows the result. */
export function ImportForm({ file, onOther }: ImportFormProps) {
  const { name, encoding, separator, records } = file;
  const [isNamed, setIsNamed] = useState(() => hasHeader(records));
  const [roles, setRoles] = useState<readonly ColumnRole[]>(() => rolesOf(records));
  const [tagText, setTagText] = useState('');
  const [consent, setConsent] = useState<Consent>({ way: undefined, statement: '' });
  /** Problems show after the first attempt. */
  const [tried, setTried] = useState(false);
  const { phase, start, stop } = useImport();

  const lines = useMemo(() => (isNamed ? records.slice(1) : records), [isNamed, records]);
  const deferredText = useDeferredValue(tagText);
  const checked = useMemo(
    () => checkRecords(lines, roles, tagsIn(deferredText)),
    [lines, roles, deferredText],
  );
  const problems = {
    tags: areTags(parseTags(tagText)) ? undefined : words.tagsProblem,
    way: consent.way === undefined ? words.choiceProblem : undefined,
    statement: consent.way === 'agreed' ? statementProblem(consent.statement) : undefined,
  };
  const isReady = Object.values(problems).every((each) => each === undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Only then is the invalid field marked.
    flushSync(() => setTried(!isReady));
    const invalid = '[aria-invalid], input[data-invalid]';
    if (!isReady) event.currentTarget.querySelector<HTMLElement>(invalid)?.focus();
    const { rows } = checkRecords(lines, roles, tagsIn(tagText));
    if (!isReady || rows.length === 0) return;
    start(rows, consent.way === 'agreed' ? visible(consent.statement) : undefined);
  }

  if (phase.kind !== 'idle') {
    return (
      <ImportProgress {...{ phase, stop, onOther, checked }} isAsked={consent.way === 'ask'} />
    );
  }
  const shown = tried ? problems : { ...problems, way: undefined, statement: undefined };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h2 ref={focus} tabIndex={-1}>
          {words.file(name)}
        </h2>
        <QuietButton onClick={onOther}>{words.other}</QuietButton>
      </div>
      <p>{words.form(encoding, separator)}</p>
      <Checkbox
        id="import-header"
        label={words.header}
        checked={isNamed}
        onChange={(event) => setIsNamed(event.currentTarget.checked)}
      />
      <Preview
        names={isNamed ? (records[0]?.cells ?? []) : []}
        records={lines}
        roles={roles}
        onChange={setRoles}
      />
      <div className={styles.counts}>
        <output className={styles.strong}>
          {roles.includes('email') ? words.valid(checked.rows.length) : words.noColumn}
        </output>
        {roles.includes('email') && <SkippedLines checked={checked} />}
      </div>
      <TextField
        id="import-tags"
        label={words.tags}
        hint={words.tagsHint}
        problem={shown.tags}
        value={tagText}
        onChange={(event) => setTagText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <ConsentFields consent={consent} problems={shown} onChange={setConsent} />
      <Button type="submit" aria-disabled={checked.rows.length === 0}>
        {words.submit(checked.rows.length)}
      </Button>
    </form>
  );
}

/** None while they are invalid. */
function tagsIn(text: string): readonly string[] {
  const tags = parseTags(text);
  return areTags(tags) ? tags : [];
}

function statementProblem(statement: string): string | undefined {
  const broken = brokenRule(statement, staffLimits.statement);
  return problem(words.problems, 'statement', broken)[0]?.message;
}
