import { lazy } from 'react';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ConnectionLine } from '../frame/ConnectionLine.tsx';
import { ShortcutsButton } from '../keys/ShortcutsButton.tsx';
import { useSteps } from '../dashboard/use-steps.ts';
import { useUsersOnPage } from '../contacts/use-users.ts';
import { OpenContact } from './OpenContact.tsx';
import styles from './page.module.css';

const ListPane = lazy(async () => ({ default: (await import('./ListPane.tsx')).ListPane }));

interface InboxProps {
  readonly id: string;
  /** Called with the number of contacts that have arrived and are not shown yet. */
  readonly onArrived: (count: number) => void;
}

/** A contact, where there is room beside the list that it is of. */
export function Inbox({ id, onArrived }: InboxProps) {
  const wide = useMedia('(width >= 64rem)');
  useUsersOnPage();
  useSteps(id);
  return (
    <div className={styles.inbox}>
      {wide && (
        // What it leaves free is its own: nothing moves when it arrives.
        <OnDemand fallback={<div />}>
          <ListPane {...{ id, onArrived }} />
        </OnDemand>
      )}
      <div className={styles.place}>
        <OpenContact key={id} id={id} />
        <ShortcutsButton />
        <ConnectionLine />
      </div>
    </div>
  );
}
