import { CredentialsForm } from '../signin/CredentialsForm.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { changePassword, passwordChangeOf, passwordChangeProblems } from './change-password.ts';
import { passwordWords as words } from './content.ts';
import styles from './page.module.css';

/** Changes the user's own password. */
export function PasswordForm() {
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">{words.heading}</h2>
      <p>{words.lead}</p>
      <CredentialsForm
        id="account"
        className={styles.form}
        labelledBy="password"
        words={words}
        read={passwordChangeOf}
        check={passwordChangeProblems}
        send={changePassword}
      >
        {(field) => (
          <>
            <PasswordField
              {...field('oldPassword')}
              label={words.oldPassword}
              autoComplete="current-password"
            />
            <PasswordField
              {...field('newPassword')}
              label={words.newPassword}
              hint={words.hint}
              autoComplete="new-password"
            />
          </>
        )}
      </CredentialsForm>
    </section>
  );
}
