import { ArrowLeft } from 'lucide';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { contactAt } from '../session/after-sign-in.ts';
import { useArrived } from '../dashboard/arrived.ts';
import { StaffPage } from '../frame/StaffPage.tsx';
import { isFromList, originOf } from '../contacts/view.ts';
import states from '../ui/state.module.css';
import { contact, documentTitleOf, titleOf } from './content.ts';
import { Inbox } from './Inbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

export function Component() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const id = contactAt(pathname);
  const arrived = useArrived();

  return (
    <StaffPage
      documentTitle={documentTitleOf(id ?? '', arrived)}
      title={titleOf(id ?? '')}
      above={
        <Link
          to={originOf(search)}
          className={styles.back}
          onClick={(event) => {
            if (!isFromList(state)) return;
            // As the browser's Back: the list or the search stands as it was left.
            event.preventDefault();
            void navigate(-1);
          }}
        >
          <Icon of={ArrowLeft} aria-hidden strokeWidth={1.5} />
          {contact.back}
        </Link>
      }
    >
      {id === undefined ? <p className={states.state}>{contact.missing}</p> : <Inbox id={id} />}
    </StaffPage>
  );
}
