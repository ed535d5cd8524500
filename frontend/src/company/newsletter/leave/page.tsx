import { leaving } from '../content.ts';
import { LinkPage } from '../LinkPage.tsx';

export function Page() {
  return <LinkPage act="leave" words={leaving} />;
}
