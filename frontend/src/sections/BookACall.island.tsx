import { CalendarDays } from 'lucide';
import { useState, type MouseEvent } from 'react';
import * as brand from '../content/brand.ts';
import * as shell from '../content/shell.ts';
import { island } from '../islands/island.tsx';
import * as paths from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ExternalFrame } from '../ui/ExternalFrame.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './BookACall.module.css';

const { href, name } = brand.scheduling;
/** The service's own page for embedding. */
const popupHref = `${href}?embed_type=PopupWidget&embed_domain=${new URL(brand.origin).host}`;

/** A link to the booking page that opens it in a dialog. Nothing of the booking service loads before the click. */
export const BookACall = island(
  'use',
  function BookACall({ floating = false }: { readonly floating?: boolean }) {
    const [open, setOpen] = useState(false);

    const openPopup = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };

    return (
      <>
        <a
          className={floating ? buttonClass('quiet', styles.floating) : buttonClass('accent')}
          href={href}
          target="_blank"
          rel="noopener"
          aria-haspopup="dialog"
          onClick={openPopup}
        >
          <Icon of={CalendarDays} aria-hidden strokeWidth={1.5} />
          <span>{shell.booking.label}</span>
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
              {shell.booking.blocked}
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
