import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { contactAt } from '../session/after-sign-in.ts';
import { StaffPage } from '../frame/StaffPage.tsx';
import { isFromList, originOf } from '../contacts/view.ts';
import states from '../ui/state.module.css';
import { contact, headOf, titleOf } from './content.ts';
import { Inbox } from './Inbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

export function Page() {
  const { pathname, search, state } = useLocation();
  const id = contactAt(pathname);
  const [arrived, setArrived] = useState(0);
  // The prerendered page stands for all contacts.
  const isHydrated = useHydrated();
  const shownId = (isHydrated && id) || '';

  return (
    <StaffPage
      head={headOf(shownId, arrived)}
      title={titleOf(shownId)}
      signInPath={id === undefined ? pages.adminSignin.path : paths.adminSigninFor(id)}
      above={
        <PageLink
          to={originOf(isHydrated ? search : '')}
          className={styles.back}
          onClick={(event) => {
            if (!isFromList(state)) return;
            // As the browser's Back: the list or the search stands as it was left.
            event.preventDefault();
            history.back();
          }}
        >
          <Icon of={ArrowLeft} aria-hidden strokeWidth={1.5} />
          {contact.back}
        </PageLink>
      }
    >
      {id === undefined ? (
        <p className={states.state}>{contact.missing}</p>
      ) : (
        <Inbox id={id} onArrived={setArrived} />
      )}
    </StaffPage>
  );
}
