import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called once it has closed, whichever way. */
  readonly onClose: () => void;
  readonly title: string;
  /** Says what the X does. */
  readonly closeLabel: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal that closes by its X, by Escape and by a click outside. The focus returns by itself.
 * What is inside lives only while it is open: a film stops, a frame is gone.
 */
export function Dialog({ open, onClose, title, closeLabel, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // For browsers without `closedby`: only the backdrop is the dialog itself, the rest is inside it.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key of this click
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className ?? ''}`}
      aria-label={title}
      closedby="any"
      onClose={onClose}
      onClick={closeOutside}
    >
      {open && (
        <div className={styles.box}>
          <div className={styles.bar}>
            <p className={styles.title}>{title}</p>
            <Button variant="icon" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
              <X aria-hidden strokeWidth={1.5} />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
