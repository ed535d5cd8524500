import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { humidityPage } from './content.ts';
import { Article } from '../Article.tsx';
import { article } from './body-content.ts';

export function Page() {
  return (
    <>
      <Head {...humidityPage} path={pages.blogHumidity.path} />
      <PageHero {...humidityPage} trail={trailTo('blogHumidity')} />
      <Article {...article} />
    </>
  );
}
