import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../signin/Alert.tsx';
import { AuthenticatorSecret } from '../signin/AuthenticatorSecret.tsx';
import { CodeField } from '../signin/CodeField.tsx';
import { setUpCode } from '../signin/challenge-content.ts';
import { codeOf, codeProblems } from '../signin/challenges.ts';
import { authenticatorWords as words } from './content.ts';
import styles from './page.module.css';
import { completeRenewal } from './renew-authenticator.ts';

const idOf = (field: string) => `new-authenticator-${field}`;

interface RenewalStepProps {
  username: string;
  secret: string;
  onRenewed: () => void;
  /** The old authenticator works on. */
  onCancel: () => void;
}

/** Gives the new secret to an app, and asks for its first code. */
export function RenewalStep({ username, secret, onRenewed, onCancel }: RenewalStepProps) {
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: codeOf,
    check: codeProblems,
    send: (code) => completeRenewal(code, onRenewed),
  });
  return (
    <>
      <p ref={intro} tabIndex={-1}>
        {words.works}
      </p>
      <AuthenticatorSecret {...{ username, secret }} />
      <form {...formProps} className={styles.form} aria-labelledby="authenticator">
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <Alert text={result} />
        <CodeField
          id={idOf('code')}
          label={words.newCode}
          hint={setUpCode.enter}
          problem={messageFor('code')}
        />
        <SubmitButton label={words.complete} busyLabel={words.busy} busy={busy} />
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </form>
    </>
  );
}
