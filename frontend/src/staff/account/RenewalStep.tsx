import { AuthenticatorSecret } from '../signin/AuthenticatorSecret.tsx';
import { setUpCode } from '../signin/challenge-content.ts';
import { codeOf, codeProblems } from '../signin/challenges.ts';
import { CodeField } from '../signin/CodeField.tsx';
import { CredentialsForm } from '../signin/CredentialsForm.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { focus } from '../ui/focus.ts';
import { authenticatorWords as words } from './content.ts';
import styles from './page.module.css';
import { completeRenewal } from './renew-authenticator.ts';

interface RenewalStepProps {
  username: string;
  secret: string;
  onRenewed: () => void;
  /** The old authenticator keeps working. */
  onCancel: () => void;
}

/** Shows the new secret for an app, and asks for its first code. */
export function RenewalStep({ username, secret, onRenewed, onCancel }: RenewalStepProps) {
  return (
    <>
      <p ref={focus} tabIndex={-1}>
        {words.works}
      </p>
      <AuthenticatorSecret {...{ username, secret }} />
      <CredentialsForm
        id="new-authenticator"
        className={styles.form}
        labelledBy="authenticator"
        words={{ ...words, submit: words.complete }}
        read={codeOf}
        check={codeProblems}
        send={(code) => completeRenewal(code, onRenewed)}
        actions={<QuietButton onClick={onCancel}>{words.cancel}</QuietButton>}
      >
        {(field) => <CodeField {...field('code')} label={words.newCode} hint={setUpCode.enter} />}
      </CredentialsForm>
    </>
  );
}
