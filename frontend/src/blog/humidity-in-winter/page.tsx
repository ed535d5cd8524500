import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { article, humidityPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <Head {...humidityPage} />
      <PageHero {...humidityPage} />
      <Article {...article} />
    </>
  );
}
