import { focus } from '../ui/focus.ts';
import styles from './sign-in.module.css';

interface StepIntroProps {
  readonly id: string;
  readonly words: { readonly heading: string; readonly text: string };
}

/** What a step after the password asks for. */
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
