import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { pages } from '../../pages.ts';
import type { PageHead } from '../../content/head.ts';
import { NeedsScript } from '../../forms/NeedsScript.tsx';
import { Head } from '../../routing/Head.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { Redirect } from '../../routing/Redirect.tsx';
import { signInPathTo } from '../session/after-sign-in.ts';
import { LogoutButton } from '../session/LogoutButton.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import { markUnknown, useNotice } from '../session/signed-in.ts';
import { useSession } from '../session/use-session.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import styles from './StaffPage.module.css';
import { useSessionEnd } from '../session/use-session-end.ts';

interface StaffPageProps {
  readonly head: PageHead;
  readonly title: string;
  /** What needs a script, at the start of a sentence. */
  readonly what?: string;
  /** The sign-in that leads back to this page. Default: {@link signInPathTo} its path. */
  readonly signInPath?: string;
  /** Before the title. */
  readonly above?: ReactNode;
  /** For who is signed in. */
  readonly children: ReactNode;
}

/** The frame of a page for who is signed in: it sends all others to the sign-in. */
export function StaffPage({
  head,
  title,
  what = 'This page',
  signInPath,
  above,
  children,
}: StaffPageProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const notice = useNotice();
  const signedIn = session === 'in';
  useSessionEnd(signedIn);
  if (session === 'out') {
    // Who logs out is done here: the next to sign in begins at the dashboard.
    const isDone = notice === 'loggedOut' || notice === 'unconfirmed';
    return (
      <Redirect to={isDone ? pages.adminSignin.path : (signInPath ?? signInPathTo(pathname))} />
    );
  }

  return (
    <>
      <Head {...head} />
      <PageStyles />
      <NeedsScript what={what} />
      <div className={`frame ${styles.page} ${session === 'unknown' ? styles.unknown : ''}`}>
        <div className={styles.bar}>
          <StaffMenu />
          {signedIn && <LogoutButton />}
        </div>
        <div className={styles.head}>
          {above}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {signedIn && children}
        {(session === 'unknown' || session === 'slow') && <p>{dashboard.loading}</p>}
        {session === 'unreachable' && (
          <LoadFailed text={dashboard.sessionUnknown} onRetry={() => markUnknown('slow')} />
        )}
      </div>
    </>
  );
}
