import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { managedServicesPage } from './content.ts';

const Body = staticPart(
  lazyPage('iotManagedServices', async () => (await import('./StaticParts.tsx')).Body),
);

export function Page() {
  return (
    <>
      <Head {...managedServicesPage} path={pages.iotManagedServices.path} />
      <PageHero {...managedServicesPage} trail={trailTo('iotManagedServices')} layout="deep" />
      <Body />
      <OtherServices />
    </>
  );
}
