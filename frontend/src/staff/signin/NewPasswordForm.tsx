import { rawOf } from '../../forms/entries.ts';
import { newPassword } from './challenge-content.ts';
import { attemptNewPassword, newPasswordProblems } from './challenges.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { sentOf, type Verdict } from './sign-in.ts';
import styles from './sign-in.module.css';
import { StepIntro } from './StepIntro.tsx';

interface NewPasswordFormProps {
  /** For password managers, which save a new password under a name. */
  username: string;
  onVerdict: (verdict: Verdict<'newPassword'>) => void;
}

/** Replaces the sign-in form while the first password must be replaced. */
export function NewPasswordForm({ username, onVerdict }: NewPasswordFormProps) {
  return (
    <CredentialsForm
      id="new-password"
      className={styles.form}
      labelledBy="new-password-heading"
      words={newPassword}
      intro={<StepIntro id="new-password-heading" words={newPassword} />}
      read={(entries) => rawOf(entries, 'newPassword')}
      check={newPasswordProblems}
      send={async (password) => {
        const verdict = await attemptNewPassword(password);
        onVerdict(verdict);
        return sentOf(verdict);
      }}
    >
      {(field) => (
        <>
          <input
            className="visually-hidden"
            type="text"
            name="username"
            value={username}
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <PasswordField
            {...field('newPassword')}
            label={newPassword.label}
            hint={newPassword.hint}
            autoComplete="new-password"
          />
        </>
      )}
    </CredentialsForm>
  );
}
