import { Button } from '../../ui/Button.tsx';
import { dashboard } from '../content.ts';
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
      <Button variant="quiet" onClick={onRetry}>
        {dashboard.retry}
      </Button>
    </div>
  );
}
