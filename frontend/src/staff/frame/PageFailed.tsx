import { Button } from '../../ui/Button.tsx';
import { frame } from '../content.ts';
import styles from './PageMessage.module.css';

/** In place of a page whose code did not load, or that threw. */
export function PageFailed() {
  const { title, text, action } = frame.failed;
  return (
    <section className={`frame ${styles.message}`} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{action}</Button>
    </section>
  );
}
