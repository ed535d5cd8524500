import { useState } from 'react';
import { notices } from '../content.ts';
import { Button } from '../../ui/Button.tsx';
import { lowerFlag, useNotice } from '../flag.ts';
import styles from './SignInNotice.module.css';
import { endSession } from '../sign-out.ts';

/** Why somebody is back at the sign-in, and what is left to do. */
export function SignInNotice() {
  const notice = useNotice();
  const [told, setTold] = useState(false);

  async function tell() {
    if (!(await endSession())) return;
    setTold(true);
    lowerFlag();
  }

  if (notice === null && !told) return null;
  return (
    <div className={styles.notice}>
      <output>{notice === null ? notices.told : notices[notice]}</output>
      {notice === 'notTold' && (
        <Button variant="quiet" onClick={() => void tell()}>
          {notices.tell}
        </Button>
      )}
    </div>
  );
}
