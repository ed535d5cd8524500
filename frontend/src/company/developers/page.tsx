import { TextPage } from '../../sections/TextPage.tsx';
import { developers } from './content.ts';
import { Reference } from './Reference.tsx';

/** The document and what it is drawn with: no script where the build has drawn it. */
export function Page() {
  const { head, title, caption } = developers;
  return (
    <TextPage head={head} title={title} caption={caption}>
      <Reference />
    </TextPage>
  );
}
