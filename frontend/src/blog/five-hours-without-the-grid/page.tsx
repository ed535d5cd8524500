import { PageHero } from '../../sections/PageHero.tsx';
import { article, fiveHoursPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <PageHero {...fiveHoursPage} layout="deep" />
      <Article {...article} />
    </>
  );
}
