import { lazyPage } from '../../routing/lazy-page.tsx';
import { staticPart } from '../../routing/static-part.tsx';
import { TextPage } from '../../sections/TextPage.tsx';
import { developers } from './content.ts';

/** The document and what it is drawn with: no script where the build has drawn it. */
const Reference = staticPart(
  lazyPage('developers', async () => (await import('./StaticReference.tsx')).Reference),
);

export function Page() {
  const { head, title, caption } = developers;
  return (
    <TextPage head={head} title={title} caption={caption}>
      <Reference />
    </TextPage>
  );
}
