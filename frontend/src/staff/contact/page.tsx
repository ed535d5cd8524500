import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { contactAt } from '../after-sign-in.ts';
import { StaffPage } from '../StaffPage.tsx';
import { listBefore } from '../view.ts';
import { ContactDesk } from './ContactDesk.tsx';
import { contact, headOf, titleOf } from './content.ts';
import styles from './page.module.css';

export function Page() {
  const { pathname, state } = useLocation();
  const id = contactAt(pathname);
  // The prerendered page stands for all contacts.
  const shownId = (useHydrated() && id) || '';

  return (
    <StaffPage
      head={headOf(shownId)}
      title={titleOf(shownId)}
      what={contact.what}
      signInPath={id === undefined ? paths.adminSignin() : paths.adminSigninFor(id)}
      above={
        <PageLink to={listBefore(state)} className={styles.back}>
          <ArrowLeft aria-hidden strokeWidth={1.5} />
          {contact.back}
        </PageLink>
      }
    >
      {id === undefined ? (
        <p className={styles.state}>{contact.missing}</p>
      ) : (
        <ContactDesk key={id} id={id} />
      )}
    </StaffPage>
  );
}
