import { focus } from '../ui/focus.ts';
import styles from './sign-in.module.css';

interface StepIntroProps {
  readonly id: string;
  readonly words: { readonly heading: string; readonly text: string };
}

/** The heading and text of a sign-in step that follows the password. */
export function StepIntro({ id, words: { heading, text } }: StepIntroProps) {
  return (
    <div className={styles.intro}>
      <h2 ref={focus} id={id} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
    </div>
  );
}
