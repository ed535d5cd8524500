import { Component, type ReactNode } from 'react';
import { shell } from '../content/shell.ts';
import { Button } from '../ui/Button.tsx';
import { PageLoadError } from './lazy-page.tsx';
import { reloadOnce } from './reload.ts';
import styles from './PageBoundary.module.css';

interface State {
  readonly failed: boolean;
}

/** Error boundary of a page: one reload where its chunk did not load, then a message with a button. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // A newer build may have the chunk; a page that throws would throw again.
    if (error instanceof PageLoadError) reloadOnce();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, action } = shell.pageFailed;
    return (
      <section className={`frame ${styles.failed}`} role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <Button onClick={() => location.reload()}>{action}</Button>
      </section>
    );
  }
}
