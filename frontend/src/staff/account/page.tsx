import { StaffPage } from '../frame/StaffPage.tsx';
import { Authenticator } from './Authenticator.tsx';
import { account } from './content.ts';
import styles from './page.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';
import { useAccount } from './use-account.ts';

export function Component() {
  const { documentTitle, title } = account;
  const [own, reload] = useAccount();
  return (
    <StaffPage {...{ documentTitle, title }}>
      <div className={styles.page}>
        <Sessions account={own} reload={reload} />
        <PasswordForm />
        {own && <Authenticator {...own} />}
      </div>
    </StaffPage>
  );
}
