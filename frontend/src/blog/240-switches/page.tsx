import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { switchesPage } from './content.ts';

const Body = staticPart(
  lazyPage('blogSwitches', async () => (await import('./StaticParts.tsx')).Body),
);

export function Page() {
  return (
    <>
      <Head {...switchesPage} path={pages.blogSwitches.path} />
      <PageHero {...switchesPage} trail={trailTo('blogSwitches')} layout="wide" />
      <Body />
    </>
  );
}
