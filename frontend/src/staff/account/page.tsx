import type { PasswordChange } from '#contract/account.ts';
import { broadcast } from '../../api/activity.ts';
import { callForStaff } from '../../api/staff.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';
import { allowNotices, stopNotices, useNotices } from '../notices/browser-notices.ts';
import { markSignedOut } from '../session/signed-in.ts';
import { newPasswordProblems } from '../signin/challenges.ts';
import { CredentialsForm } from '../signin/CredentialsForm.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { brokenLength, failureMessage } from '../signin/sign-in.ts';
import { Alert } from '../ui/Alert.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { Authenticator } from './Authenticator.tsx';
import { accountTitle, browserNoticeWords, passwordWords } from './content.ts';
import styles from './page.module.css';
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

/** A button that asks the browser for permission to notify. */
function BrowserNotices() {
  const state = useNotices();
  return (
    <section className={styles.part} aria-labelledby="browser-notices">
      <h2 id="browser-notices">{browserNoticeWords.heading}</h2>
      <p>{browserNoticeWords.lead}</p>
      {state === 'unsupported' && <p>{browserNoticeWords.unsupported}</p>}
      {(state === 'off' || state === 'denied') && (
        <QuietButton onClick={() => void allowNotices()}>{browserNoticeWords.switchOn}</QuietButton>
      )}
      {state === 'on' && (
        <QuietButton onClick={stopNotices}>{browserNoticeWords.switchOff}</QuietButton>
      )}
      <output>{state === 'on' && browserNoticeWords.on}</output>
      <Alert>{state === 'denied' && browserNoticeWords.denied}</Alert>
    </section>
  );
}

/** Changes the user's own password. */
function PasswordForm() {
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">{passwordWords.heading}</h2>
      <p>{passwordWords.lead}</p>
      <CredentialsForm
        id="account"
        className={styles.form}
        labelledBy="password"
        words={passwordWords}
        read={passwordChangeOf}
        check={passwordChangeProblems}
        send={changePassword}
      >
        {(field) => (
          <>
            <PasswordField
              {...field('oldPassword')}
              label={passwordWords.oldPassword}
              autoComplete="current-password"
            />
            <PasswordField
              {...field('newPassword')}
              label={passwordWords.newPassword}
              hint={passwordWords.hint}
              autoComplete="new-password"
            />
          </>
        )}
      </CredentialsForm>
    </section>
  );
}

type Field = 'oldPassword' | 'newPassword';

function passwordChangeOf(entries: FormData): PasswordChange {
  return { oldPassword: rawOf(entries, 'oldPassword'), newPassword: rawOf(entries, 'newPassword') };
}

function passwordChangeProblems({ oldPassword, newPassword }: PasswordChange): Problem<Field>[] {
  return [
    ...problem<Field>(passwordWords.problems, 'oldPassword', brokenLength(oldPassword, 1)),
    ...newPasswordProblems(newPassword),
  ];
}

/** Success ends all sessions and leads to the sign-in. */
async function changePassword(body: PasswordChange): Promise<Sent<Field, string>> {
  const outcome = await callForStaff('POST /admin/account/password', { body });
  if (outcome.kind !== 'success')
    return sentOfFailure(outcome, passwordWords.problems, failureMessage);
  if (!outcome.data.sessionsEnded) return { result: passwordWords.sessionsLeft };
  markSignedOut('passwordChanged');
  broadcast('ended');
  return { result: null };
}
