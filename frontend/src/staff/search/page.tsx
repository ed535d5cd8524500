import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { problemsFrom } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { statusNames } from '../contact-parts/status-content.ts';
import { fieldErrorsIn } from '../data/query-client.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { searchWords, searchWords as words } from './content.ts';
import { takeLetters } from './open-search.ts';
import styles from './page.module.css';
import { Results } from './Results.tsx';
import { search, useSought } from './search-query.ts';
import { searchProblems, soughtIn } from './search-request.ts';

export function Component() {
  return (
    <StaffPage title={searchWords.title}>
      <SearchForm />
      <Results />
    </StaffPage>
  );
}

/** The search form, with the words of the last search. */
function SearchForm() {
  const sought = useSought();
  const query = useRef<HTMLInputElement>(null);
  const { formProps, problems, rejections, busy, idOf, field } = useForm({
    id: 'search',
    read: soughtIn,
    check: searchProblems,
    send: async (asked) => {
      const failure = await search(asked).catch(fieldErrorsIn);
      return { result: null, problems: problemsFrom(words.problems, failure ?? []) };
    },
  });
  useShortcuts({ '/': () => query.current?.select() });
  useEffect(() => {
    const letters = takeLetters();
    const { current } = query;
    if (letters === undefined || current === null) return;
    if (letters !== '') current.value = letters;
    current.focus();
    if (letters === '') current.select();
  }, []);

  return (
    <search>
      <h2 className="visually-hidden">{words.heading}</h2>
      <form {...formProps} className={styles.form}>
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <TextField
          ref={query}
          {...field('query')}
          type="search"
          label={words.query}
          hint={words.hint}
          defaultValue={sought.query}
          autoComplete="off"
          spellCheck={false}
        />
        <div className={styles.row}>
          <SelectField
            id={idOf('status')}
            name="status"
            label={words.status}
            options={{ '': words.anyStatus, ...statusNames }}
            defaultValue={sought.status}
          />
          <TextField {...field('from')} type="date" label={words.from} defaultValue={sought.from} />
          <TextField
            id={idOf('to')}
            name="to"
            type="date"
            label={words.to}
            defaultValue={sought.to}
          />
          <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
        </div>
      </form>
    </search>
  );
}
