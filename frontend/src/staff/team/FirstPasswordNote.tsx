import type { FirstPassword } from '#contract/team.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { focus } from '../ui/focus.ts';
import { teamWords } from './content.ts';
import styles from './page.module.css';

const words = teamWords.firstPassword;

interface FirstPasswordNoteProps extends FirstPassword {
  /** Forgets the password. */
  readonly onDone: () => void;
}

/** A first password, shown until dismissed or the page is left. */
export function FirstPasswordNote({ username, password, onDone }: FirstPasswordNoteProps) {
  return (
    <section
      ref={focus}
      tabIndex={-1}
      className={styles.password}
      aria-label={words.heading(username)}
    >
      <p className={styles.strong}>{words.heading(username)}</p>
      <p className={styles.secret}>
        <code>{password}</code>
        <CopyButton label={words.copy} text={password} />
      </p>
      <p className="soft">{words.once}</p>
      <QuietButton onClick={onDone}>{words.done}</QuietButton>
    </section>
  );
}
