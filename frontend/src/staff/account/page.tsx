import { useQuery } from '@tanstack/react-query';
import { StaffPage } from '../frame/StaffPage.tsx';
import { accountQuery } from './account-query.ts';
import { Authenticator } from './Authenticator.tsx';
import { account } from './content.ts';
import styles from './page.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

export function Component() {
  const { documentTitle, title } = account;
  const own = useQuery(accountQuery);
  return (
    <StaffPage {...{ documentTitle, title }}>
      <div className={styles.page}>
        <Sessions account={own.data} failed={own.isError} />
        <PasswordForm />
        {own.data && <Authenticator {...own.data} />}
      </div>
    </StaffPage>
  );
}
