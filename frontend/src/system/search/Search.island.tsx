import { isolated } from '#contract/bidi.ts';
import { visible } from '#contract/text.ts';
import { island } from '../../islands/island.tsx';
import { Results } from '../../search/Results.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { useQuery } from '../../ui/use-query.ts';
import { useTitle } from '../../ui/use-title.ts';
import { searchPage } from './content.ts';
import styles from './page.module.css';

/** More than there are pages. */
const limit = 100;

/** What the words in the URL find. */
export const Search = island('load', function Search() {
  const words = visible(new URLSearchParams(useQuery()).get('q') ?? '').slice(0, 80);
  useTitle(words ? searchPage.titleFor(isolated(words)) : undefined);
  return (
    <div className={`frame grid ${styles.search}`}>
      <div className={styles.column}>
        <SearchForm key={words} defaultValue={words}>
          <Button type="submit">{searchPage.submit}</Button>
        </SearchForm>
        <Results words={words} limit={limit} />
      </div>
    </div>
  );
});
