import { StaffPage } from '../ui/StaffPage.tsx';
import { Authenticator } from './Authenticator.tsx';
import { accountTitle } from './content.ts';
import { BrowserNotices } from './BrowserNotices.tsx';
import styles from './page.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferenceForms } from './PreferenceForms.tsx';
import { Sessions } from './Sessions.tsx';

export function Component() {
  return (
    <StaffPage title={accountTitle}>
      <div className={styles.page}>
        <PreferenceForms />
        <BrowserNotices />
        <Sessions />
        <PasswordForm />
        <Authenticator />
      </div>
    </StaffPage>
  );
}
