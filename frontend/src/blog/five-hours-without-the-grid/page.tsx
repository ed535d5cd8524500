import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { article, fiveHoursPage } from './content.ts';
import { Article } from '../Article.tsx';

export function Page() {
  return (
    <>
      <Head {...fiveHoursPage} />
      <PageHero {...fiveHoursPage} layout="deep" />
      <Article {...article} />
    </>
  );
}
