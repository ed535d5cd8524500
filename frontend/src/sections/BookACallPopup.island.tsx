import { useState, type MouseEvent, type ReactNode } from 'react';
import * as brand from '../content/brand.ts';
import * as shell from '../content/shell.ts';
import { island } from '../islands/island.tsx';
import * as paths from '../paths.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ExternalFrame } from '../ui/ExternalFrame.tsx';
import styles from './BookACall.module.css';

interface BookACallPopupProps {
  /** The booking service's name. */
  readonly name: string;
  readonly href: string;
  readonly className: string;
  readonly label: ReactNode;
}

/** A link to the booking page that opens it in a dialog. Nothing of the booking service loads before the click. */
export const BookACallPopup = island(
  'use',
  function BookACallPopup({ name, href, className, label }: BookACallPopupProps) {
    const [open, setOpen] = useState(false);
    /** The page that the service offers for embedding. */
    const popupHref = `${href}?embed_type=PopupWidget&embed_domain=${new URL(brand.origin).host}`;

    const openPopup = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };

    return (
      <>
        <a
          className={className}
          href={href}
          target="_blank"
          rel="noopener"
          aria-haspopup="dialog"
          onClick={openPopup}
        >
          {label}
        </a>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={shell.booking.title}
          closeLabel={shell.close}
        >
          <div className={styles.calendar}>
            <ExternalFrame
              className={styles.frame}
              src={popupHref}
              title={shell.booking.title}
              waiting={shell.outside.waiting(name)}
              failed={shell.outside.failed(name)}
            />
          </div>
          <p className={styles.blocked}>
            <a href={href} target="_blank" rel="noopener">
              {shell.booking.blocked(name)}
            </a>
            <a href={paths.contact} onClick={() => setOpen(false)}>
              {shell.booking.instead}
            </a>
          </p>
        </Dialog>
      </>
    );
  },
);
