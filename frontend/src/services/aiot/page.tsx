import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { aiotPage } from './content.ts';
import { Body } from './Body.tsx';

export function Page() {
  return (
    <>
      <Head {...aiotPage} />
      <PageHero {...aiotPage} layout="deep" />
      <Body />
      <OtherServices />
    </>
  );
}
