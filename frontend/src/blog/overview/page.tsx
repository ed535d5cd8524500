import { Head } from '../../document/Head.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { blogPage } from './content.ts';
import { List } from './List.tsx';

export function Page() {
  return (
    <>
      <Head {...blogPage} />
      <PageHero {...blogPage} layout="wide" />
      <List />
    </>
  );
}
