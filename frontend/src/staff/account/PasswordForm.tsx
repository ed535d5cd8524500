import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from '../signin/Alert.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { changePassword, passwordChangeOf, passwordChangeProblems } from './change-password.ts';
import { passwordWords as words } from './content.ts';
import styles from './page.module.css';

const idOf = (field: string) => `account-${field}`;

/** Changes one's own password. */
export function PasswordForm() {
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: passwordChangeOf,
    check: passwordChangeProblems,
    send: changePassword,
  });
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">{words.heading}</h2>
      <p>{words.lead}</p>
      <form {...formProps} className={styles.form} aria-labelledby="password">
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <Alert text={result} />
        <PasswordField
          id={idOf('oldPassword')}
          name="oldPassword"
          label={words.oldPassword}
          problem={messageFor('oldPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          id={idOf('newPassword')}
          name="newPassword"
          label={words.newPassword}
          hint={words.hint}
          problem={messageFor('newPassword')}
          autoComplete="new-password"
        />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
    </section>
  );
}
