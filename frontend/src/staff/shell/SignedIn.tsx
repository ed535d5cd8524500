import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { ArrivalNotices } from '../notices/ArrivalNotices.tsx';
import { contactAt, pages } from '../pages.ts';
import { signInPathFor } from '../signin/after-sign-in.ts';
import { markUnknown, useNotice } from '../session/signed-in.ts';
import { useSession } from '../session/use-session.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import styles from './SignedIn.module.css';
import { UndoLine } from './UndoLine.tsx';

/** The shell of the pages behind the sign-in. Without a session, it redirects there. */
export function SignedIn() {
  const location = useLocation();
  const session = useSession();
  const notice = useNotice();
  useSessionEnd(session === 'in');
  if (session === 'out') {
    // After signing out, the next user begins at the dashboard.
    const isDone = notice === 'loggedOut' || notice === 'unconfirmed';
    return <Navigate to={isDone ? pages.adminSignin : signInPathFor(location)} replace />;
  }
  // May redirect to the sign-in.
  if (session === 'unknown') return null;
  if (session === 'in') {
    const hasNavigation = contactAt(location.pathname) === undefined;
    return (
      <div className={hasNavigation ? styles.withNavigation : undefined}>
        <Outlet />
        <ArrivalNotices />
        <UndoLine />
      </div>
    );
  }
  return (
    <PageFrame>
      {session === 'slow' && <p>{dashboard.loading}</p>}
      {session === 'unreachable' && (
        <LoadFailed text={dashboard.sessionUnknown} onRetry={() => markUnknown('slow')} />
      )}
    </PageFrame>
  );
}

/** The margins of a page. The lists have their own. */
export function PageFrame({ children }: { readonly children?: ReactNode }) {
  return <div className={`frame ${styles.page}`}>{children ?? <Outlet />}</div>;
}
