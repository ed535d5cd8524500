import { X } from 'lucide';
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called after it has closed. */
  readonly onClose: () => void;
  readonly title: string;
  /** The accessible name of the X. */
  readonly closeLabel: string;
  /** While busy, it stays open: its content shows how it ends. */
  readonly busy?: boolean;
  /** May set `--dialog-width`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal that closes by its X, Escape or a click outside. Its content is only mounted while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  busy = false,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes before a navigation moves the focus, which a modal would prevent.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (open) current?.showModal();
    else current?.close();
  }, [open]);

  const pressed = useRef<EventTarget>(null);

  // For browsers without `closedby`: a click on the backdrop targets the dialog itself. So does one that selects text and
  // ends there.
  const closeOutside = ({ target }: MouseEvent) => {
    if (!busy && target === dialog.current && target === pressed.current) dialog.current?.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key of this click
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className ?? ''}`}
      aria-label={title}
      closedby={busy ? 'none' : 'any'}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => dialog.current?.open || onClose()}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOutside}
    >
      {open && (
        <div className={styles.box}>
          <div className={styles.bar}>
            <p className={styles.title}>{title}</p>
            <Button
              variant="icon"
              aria-label={closeLabel}
              busy={busy}
              onClick={() => dialog.current?.close()}
            >
              <Icon of={X} aria-hidden strokeWidth={1.5} />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
