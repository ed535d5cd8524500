import { useState } from 'react';
import { QuietButton } from '../ui/QuietButton.tsx';
import { notices } from './content.ts';
import { markSignedOut, useNotice } from '../session/signed-in.ts';
import styles from './sign-in.module.css';
import { endSession } from '../session/sign-out.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';

/** Why the sign-in shows again, or cannot last; a button where the server has not confirmed the sign-out. */
export function SignInNotice() {
  const notice = useNotice();
  const [confirmed, setConfirmed] = useState(false);

  async function retry() {
    if (!(await endSession())) return;
    setConfirmed(true);
    markSignedOut();
  }

  // No sign-in lasts.
  if (!navigator.cookieEnabled || !unlessBlocked(() => sessionStorage)) {
    return (
      <div className={styles.notice}>
        <output>{notices.blocked}</output>
      </div>
    );
  }
  if (notice === null && !confirmed) return null;
  return (
    <div className={styles.notice}>
      <output>{notice === null ? notices.confirmed : notices[notice]}</output>
      {notice === 'unconfirmed' && (
        <QuietButton onClick={() => void retry()}>{notices.retry}</QuietButton>
      )}
    </div>
  );
}
