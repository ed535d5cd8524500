import { PageHero } from '../../sections/PageHero.tsx';
import { article, humidityPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <PageHero {...humidityPage} />
      <Article {...article} />
    </>
  );
}
