import { head } from '../content/home.ts';
import { Head } from '../routing/Head.tsx';

export function Home() {
  return (
    <>
      <Head {...head} />
      <h1>{head.title}</h1>
    </>
  );
}
