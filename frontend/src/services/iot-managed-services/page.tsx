import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { managedServicesPage } from './content.ts';
import { Body } from './Body.tsx';

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
