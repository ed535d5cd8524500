import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { managedServicesPage } from './content.ts';
import { Body } from './Body.tsx';

export function Page() {
  return (
    <>
      <Head {...managedServicesPage} />
      <PageHero {...managedServicesPage} layout="deep" />
      <Body />
      <OtherServices />
    </>
  );
}
