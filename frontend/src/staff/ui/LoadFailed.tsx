import { dashboard } from '../content.ts';
import { QuietButton } from './QuietButton.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Replaces what could not be loaded, with a button to try again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.state}>
      <p role="alert">{text}</p>
      <QuietButton onClick={onRetry}>{dashboard.retry}</QuietButton>
    </div>
  );
}
