import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { humidityPage } from './content.ts';
import { Article } from '../Article.tsx';
import { article } from './body-content.ts';

export function Page() {
  return (
    <>
      <Head {...humidityPage} />
      <PageHero {...humidityPage} />
      <Article {...article} />
    </>
  );
}
