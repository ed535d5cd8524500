import { confirmAddress } from '../../../api/newsletter.ts';
import { confirmation } from '../content.ts';
import { LinkAction } from '../LinkAction.tsx';

export function Page() {
  return <LinkAction words={confirmation} act={confirmAddress} />;
}
