import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { shell } from '../content.ts';
import { reloadOnce } from './reload.ts';
import styles from '../ui/PageMessage.module.css';

/** Replaces a page that threw or whose code did not load: reloads once, then offers to reload. */
export function PageFailed() {
  useEffect(reloadOnce, []);
  const { title, text, action } = shell.failed;
  return (
    <section className={`frame ${styles.message}`} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{action}</Button>
    </section>
  );
}
