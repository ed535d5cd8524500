import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { dashboard } from '../content.ts';
import { ArrivalNotices } from '../notices/ArrivalNotices.tsx';
import { pages } from '../pages.ts';
import { signInPathFor } from '../session/after-sign-in.ts';
import { markUnknown, useNotice } from '../session/signed-in.ts';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import styles from './SignedIn.module.css';
import { UndoLine } from './UndoLine.tsx';

/** The frame of the pages for who is signed in: it sends all others to the sign-in. */
export function SignedIn() {
  const location = useLocation();
  const session = useSession();
  const notice = useNotice();
  useSessionEnd(session === 'in');
  if (session === 'out') {
    // Who logs out is done here: the next to sign in begins at the dashboard.
    const isDone = notice === 'loggedOut' || notice === 'unconfirmed';
    return <Navigate to={isDone ? pages.adminSignin : signInPathFor(location)} replace />;
  }
  // It may lead to the sign-in.
  if (session === 'unknown') return null;
  return (
    <div className={`frame ${styles.page}`}>
      {session === 'slow' && <p>{dashboard.loading}</p>}
      {session === 'unreachable' && (
        <LoadFailed text={dashboard.sessionUnknown} onRetry={() => markUnknown('slow')} />
      )}
      {session === 'in' && (
        <>
          <div className={styles.bar}>
            <StaffMenu />
            <LogoutButton />
          </div>
          <Outlet />
          <ArrivalNotices />
          <UndoLine />
        </>
      )}
    </div>
  );
}

/** Ends the session; the page then redirects by itself. */
function LogoutButton() {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="quiet"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => {
        setBusy(true);
        if (!busy) void signOut();
      }}
    >
      {busy ? dashboard.loggingOut : dashboard.logout}
    </Button>
  );
}
