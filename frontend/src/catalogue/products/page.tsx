import { PageStyles } from '../../document/PageStyles.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Catalogue } from './Catalogue.island.tsx';
import { productsPage } from './content.ts';

export function Page() {
  return (
    <>
      <PageHero {...productsPage} layout="wide" picture={false} />
      <Catalogue />
      <PageStyles after="list" />
    </>
  );
}
