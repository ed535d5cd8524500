import { dashboard } from '../content.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
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
          <QuietButton onClick={retry}>{dashboard.retry}</QuietButton>
        </>
      )}
    </div>
  );
}
