import { Search } from 'lucide';
import type { ComponentProps, SubmitEvent } from 'react';
import { visible } from '#contract/text.ts';
import * as paths from '../paths.ts';
import { showQuery } from '../ui/use-query.ts';
import { searchWords } from './content.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SearchForm.module.css';

/** The search field, optionally with a button. It submits to the search page, even before its script has loaded. */
export function SearchForm({ children, ...input }: ComponentProps<'input'>) {
  return (
    <search>
      <form className={styles.form} action={paths.search} onSubmit={submit}>
        <Icon of={Search} aria-hidden strokeWidth={1.5} />
        <input
          {...input}
          type="search"
          dir="auto"
          name="q"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={searchWords.field}
          placeholder={searchWords.placeholder}
        />
        {children}
      </form>
    </search>
  );
}

function submit(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const words = new FormData(event.currentTarget).get('q');
  if (typeof words !== 'string') return;
  const path = paths.searchFor(visible(words));
  if (location.pathname === paths.search) showQuery(path);
  else location.assign(path);
}
