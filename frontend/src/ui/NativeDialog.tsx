import { X } from 'lucide';
import type { ReactNode } from 'react';
import * as shell from '../content/shell.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

interface NativeDialogProps {
  /** A button opens it by `command="show-modal"` and `commandfor`. */
  readonly id: string;
  readonly title: string;
  /** May set `--dialog-width`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal of static HTML. It closes by its X, Escape or a click outside. */
export function NativeDialog({ id, title, className = '', children }: NativeDialogProps) {
  return (
    <dialog id={id} className={`${styles.dialog} ${className}`} aria-label={title} closedby="any">
      <div className={styles.box}>
        <div className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <Button variant="icon" aria-label={shell.close} command="close" commandfor={id}>
            <Icon of={X} aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
