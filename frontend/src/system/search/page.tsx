import { useLocation } from 'react-router-dom';
import { isolated } from '#contract/bidi.ts';
import { visible } from '#contract/text.ts';
import { Head } from '../../routing/Head.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { Results } from '../../search/Results.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Button } from '../../ui/Button.tsx';
import { searchPage } from './content.ts';
import { SiteMap } from './SiteMap.tsx';
import styles from './page.module.css';

/** More than there are pages. */
const limit = 100;

/** What the words in the URL find, above a map of the site. */
export function Page() {
  const query = visible(new URLSearchParams(useLocation().search).get('q') ?? '').slice(0, 80);
  // The page is prerendered without a query.
  const words = useHydrated() ? query : '';
  return (
    <>
      <Head {...searchPage.head} {...(words && { title: searchPage.titleFor(isolated(words)) })} />
      <PageHero {...searchPage} layout="wide" />
      <div className={`frame grid ${styles.search}`}>
        <div className={styles.column}>
          <SearchForm key={words} defaultValue={words}>
            <Button type="submit">{searchPage.submit}</Button>
          </SearchForm>
          <Results words={words} limit={limit} />
        </div>
      </div>
      <PageStyles after="text" />
      <SiteMap />
    </>
  );
}
