import type { AppScreenWords } from './content.ts';
import styles from './AppScreen.module.css';

/** One screen of an app. Decorative: the text beside it says the same. */
export function AppScreen({ title, notice, things }: AppScreenWords) {
  return (
    <div className={`deep ${styles.screen}`} aria-hidden>
      <p className={styles.title}>{title}</p>
      <p className={styles.notice}>{notice}</p>
      <dl>
        {things.map(({ term, text, isLit = false }) => (
          <div key={term} className={isLit ? styles.lit : undefined}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
