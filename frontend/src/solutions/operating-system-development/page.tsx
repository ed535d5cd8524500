import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { operatingSystemsNext, operatingSystemsPage } from './content.ts';

const Body = staticPart(
  lazyPage('operatingSystemDevelopment', async () => (await import('./StaticParts.tsx')).Body),
);

export function Page() {
  return (
    <>
      <Head {...operatingSystemsPage} path={pages.operatingSystemDevelopment.path} />
      <PageHero {...operatingSystemsPage} layout="deep" />
      <Body />
      <NextStep {...operatingSystemsNext} />
    </>
  );
}
