import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { humidityPage } from './content.ts';

const Body = staticPart(
  lazyPage('blogHumidity', async () => (await import('./StaticParts.tsx')).Body),
);

export function Page() {
  return (
    <>
      <Head {...humidityPage} path={pages.blogHumidity.path} />
      <PageHero {...humidityPage} trail={trailTo('blogHumidity')} />
      <Body />
    </>
  );
}
