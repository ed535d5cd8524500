import { confirmation } from '../content.ts';
import { LinkPage } from '../LinkPage.tsx';

export function Page() {
  return <LinkPage act="confirm" words={confirmation} />;
}
