import { newsletter } from '../../../content/newsletter.ts';
import { Head } from '../../../document/Head.tsx';
import { PageStyles } from '../../../document/PageStyles.tsx';
import { PolicyLink } from '../../../forms/PolicyLink.tsx';
import { unsubscribing as words } from '../content.ts';
import styles from '../letter.module.css';
import { LetterDrawing } from '../LetterDrawing.tsx';
import { LeaveForm } from './LeaveForm.island.tsx';

export function Page() {
  return (
    <section className={`frame ${styles.page}`}>
      <Head {...words.head} />
      <LetterDrawing kind="out" />
      <h1>{words.heading}</h1>
      <p className={styles.text}>{words.text}</p>
      <LeaveForm />
      <p className={styles.privacy}>
        {newsletter.privacy} <PolicyLink />
      </p>
      <PageStyles />
    </section>
  );
}
