import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { aiotPage } from './content.ts';

const Body = staticPart(lazyPage('aiot', async () => (await import('./StaticParts.tsx')).Body));

export function Page() {
  return (
    <>
      <Head {...aiotPage} path={pages.aiot.path} />
      <PageHero {...aiotPage} trail={trailTo('aiot')} layout="deep" />
      <Body />
      <OtherServices />
    </>
  );
}
