import { Head } from '../../document/Head.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { operatingSystemsNext, operatingSystemsPage } from './content.ts';
import { Body } from './Body.tsx';

export function Page() {
  return (
    <>
      <Head {...operatingSystemsPage} />
      <PageHero {...operatingSystemsPage} layout="deep" />
      <Body />
      <NextStep {...operatingSystemsNext} />
    </>
  );
}
