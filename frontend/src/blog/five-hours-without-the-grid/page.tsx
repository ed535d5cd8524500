import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { fiveHoursPage } from './content.ts';
import { Article } from '../Article.tsx';
import { article } from './body-content.ts';

export function Page() {
  return (
    <>
      <Head {...fiveHoursPage} path={pages.blogFiveHours.path} />
      <PageHero {...fiveHoursPage} trail={trailTo('blogFiveHours')} layout="deep" />
      <Article {...article} />
    </>
  );
}
