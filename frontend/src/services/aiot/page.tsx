import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { aiotPage } from './content.ts';
import { Body } from './Body.tsx';

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
