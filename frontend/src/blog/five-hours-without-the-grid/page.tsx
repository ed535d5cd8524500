import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { fiveHoursPage } from './content.ts';
import { Article } from '../Article.tsx';
import { article } from './body-content.ts';

export function Page() {
  return (
    <>
      <Head {...fiveHoursPage} />
      <PageHero {...fiveHoursPage} layout="deep" />
      <Article {...article} />
    </>
  );
}
