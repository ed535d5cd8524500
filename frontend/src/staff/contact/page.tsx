import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide';
import { Link, useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { useStep } from '../dashboard/use-step.ts';
import { isFromList, originOf } from '../contact-parts/view.ts';
import { contactAt } from '../pages.ts';
import states from '../ui/state.module.css';
import { contact, documentTitleOf, titleOf } from './content.ts';
import { OpenContact } from './OpenContact.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

export function Component() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const id = contactAt(pathname);
  /** How many contacts the list beside it does not show yet. */
  const arrived = useOutletContext<number>();

  return (
    <>
      <title>{documentTitleOf(id ?? '', arrived)}</title>
      <div className={styles.top}>
        <Link
          to={originOf(search)}
          className={styles.back}
          onClick={(event) => {
            if (!isFromList(state)) return;
            // Like the browser's Back: the list or the search is as it was left.
            event.preventDefault();
            void navigate(-1);
          }}
        >
          <Icon of={ArrowLeft} aria-hidden strokeWidth={1.5} />
          {contact.back}
        </Link>
        <h1 tabIndex={-1} className={styles.number}>
          {titleOf(id ?? '')}
        </h1>
        {id !== undefined && <Steps id={id} />}
      </div>
      {id === undefined ? (
        <p className={states.state}>{contact.missing}</p>
      ) : (
        <div className={styles.place}>
          <OpenContact key={id} id={id} />
        </div>
      )}
    </>
  );
}

/** Links to the previous and next contact of the list. */
function Steps({ id }: { readonly id: string }) {
  const step = useStep(id);
  return (
    <span className={styles.steps}>
      <Button variant="icon" aria-label={contact.previous} onClick={() => step(-1)}>
        <Icon of={ChevronUp} aria-hidden strokeWidth={1.5} />
      </Button>
      <Button variant="icon" aria-label={contact.next} onClick={() => step(1)}>
        <Icon of={ChevronDown} aria-hidden strokeWidth={1.5} />
      </Button>
    </span>
  );
}
