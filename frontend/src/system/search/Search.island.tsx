import { useLayoutEffect, useRef } from 'react';
import { isolated } from '#contract/bidi.ts';
import { visible } from '#contract/text.ts';
import { island } from '../../islands/island.tsx';
import { searchWords } from '../../search/content.ts';
import { Results } from '../../search/Results.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import * as paths from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useQuery } from '../../ui/use-query.ts';
import { useTitle } from '../../ui/use-title.ts';
import { searchPage } from './content.ts';
import styles from './page.module.css';

/** The results for the words in the URL. */
export const Search = island('load', function Search() {
  const words = visible(new URLSearchParams(useQuery()).get('q') ?? '').slice(0, 80);
  useTitle(words ? searchPage.titleFor(isolated(words)) : undefined);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  // Neither takes the focus from the field nor what was typed before hydration.
  useLayoutEffect(() => {
    if (field.current && shown.current !== words) field.current.value = words;
    shown.current = words;
  }, [words]);
  return (
    <div className={`frame ${styles.search}`}>
      <SearchForm ref={field}>
        <Button type="submit">{searchPage.submit}</Button>
      </SearchForm>
      {words ? <Results words={words} /> : <Suggestions />}
      <p className={styles.all}>
        <a href={paths.search}>{searchWords.allPages}</a>
      </p>
    </div>
  );
});

function Suggestions() {
  const { label, words } = searchPage.suggestions;
  return (
    <nav className={styles.suggestions} aria-label={label}>
      <p aria-hidden>{label}</p>
      <ul className={styles.words}>
        {words.map((each) => (
          <li key={each}>
            <a className={buttonClass('quiet')} href={paths.searchFor(each)}>
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
