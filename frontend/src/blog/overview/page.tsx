import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { blogPage } from './content.ts';

const List = staticPart(lazyPage('blog', async () => (await import('./StaticParts.tsx')).List));

export function Page() {
  return (
    <>
      <Head {...blogPage} path={pages.blog.path} />
      <PageHero {...blogPage} layout="wide" />
      <List />
    </>
  );
}
