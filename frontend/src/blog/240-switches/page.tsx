import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { article, switchesPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <Head {...switchesPage} />
      <PageHero {...switchesPage} layout="wide" />
      <Article {...article} />
    </>
  );
}
