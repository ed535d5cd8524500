import { Button } from '../../ui/Button.tsx';
import { dashboard } from '../content.ts';
import { useUsers } from './use-users.ts';
import styles from './UsersFailed.module.css';

/** Says that the staff users could not be loaded, with a retry. */
export function UsersFailed() {
  const { failed, retry } = useUsers();
  return (
    <div className={styles.failed} role="alert">
      {failed && (
        <>
          <p>{dashboard.usersFailed}</p>
          <Button variant="quiet" onClick={retry}>
            {dashboard.retry}
          </Button>
        </>
      )}
    </div>
  );
}
