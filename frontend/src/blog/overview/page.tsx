import { pages } from '../../pages.ts';
import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { blogPage } from './content.ts';
import { List } from './List.tsx';

export function Page() {
  return (
    <>
      <Head {...blogPage} path={pages.blog.path} />
      <PageHero {...blogPage} layout="wide" />
      <List />
    </>
  );
}
