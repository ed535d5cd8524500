import { StaffPage } from '../frame/StaffPage.tsx';
import { account } from './content.ts';
import styles from './page.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

export function Page() {
  const { head, title, what } = account;
  return (
    <StaffPage {...{ head, title, what }}>
      <div className={styles.page}>
        <Sessions />
        <PasswordForm />
      </div>
    </StaffPage>
  );
}
