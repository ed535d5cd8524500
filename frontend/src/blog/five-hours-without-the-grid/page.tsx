import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { fiveHoursPage } from './content.ts';

const Body = staticPart(
  lazyPage('blogFiveHours', async () => (await import('./StaticParts.tsx')).Body),
);

export function Page() {
  return (
    <>
      <Head {...fiveHoursPage} path={pages.blogFiveHours.path} />
      <PageHero {...fiveHoursPage} trail={trailTo('blogFiveHours')} layout="deep" />
      <Body />
    </>
  );
}
