import { PageHero } from '../../sections/PageHero.tsx';
import { article, switchesPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <PageHero {...switchesPage} layout="wide" />
      <Article {...article} />
    </>
  );
}
