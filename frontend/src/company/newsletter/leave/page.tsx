import { unsubscribe } from '../../../api/newsletter.ts';
import { leaving } from '../content.ts';
import { LinkAction } from '../LinkAction.tsx';

export function Page() {
  return <LinkAction words={leaving} act={unsubscribe} />;
}
