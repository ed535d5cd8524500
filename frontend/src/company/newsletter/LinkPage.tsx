import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import type { LinkPageWords } from './content.ts';
import { LinkAction, type Act } from './LinkAction.island.tsx';
import { LetterDrawing } from './LetterDrawing.tsx';
import styles from './letter.module.css';

interface LinkPageProps {
  readonly words: LinkPageWords;
  readonly act: Act;
}

/** A page opened by a mail's link. */
export function LinkPage({ words: { head, ...words }, act }: LinkPageProps) {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...head} />
      <LetterDrawing kind={act === 'confirm' ? 'in' : 'out'} />
      <LinkAction words={words} act={act} />
      <p className={`${styles.text} ${styles.withoutScript}`}>{words.withoutScript}</p>
      <PageStyles />
    </section>
  );
}
