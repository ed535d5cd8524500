import { CalendarDays } from 'lucide';
import * as brand from '../content/brand.ts';
import * as shell from '../content/shell.ts';
import * as paths from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { BookACallPopup } from './BookACallPopup.island.tsx';
import styles from './BookACall.module.css';

/** Opens the booking page. Until the owner has one, it leads to the contact form, which asks when to call. */
export function BookACall({ floating = false }: { readonly floating?: boolean }) {
  const className = floating ? buttonClass('quiet', styles.floating) : buttonClass('quiet');
  const label = (
    <>
      <Icon of={CalendarDays} aria-hidden strokeWidth={1.5} />
      <span>{shell.booking.label}</span>
    </>
  );
  if (brand.scheduling) {
    return <BookACallPopup {...brand.scheduling} className={className} label={label} />;
  }
  return (
    <a className={className} href={paths.callMe}>
      {label}
    </a>
  );
}
