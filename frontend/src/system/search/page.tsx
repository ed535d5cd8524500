import { PageStyles } from '../../document/PageStyles.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { searchPage } from './content.ts';
import { Search } from './Search.island.tsx';
import { SiteMap } from './SiteMap.tsx';

export function Page() {
  return (
    <>
      <PageHero {...searchPage} layout="wide" />
      <Search />
      <PageStyles after="text" />
      <SiteMap />
    </>
  );
}
