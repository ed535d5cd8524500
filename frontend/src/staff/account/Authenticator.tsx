import { lazy, Suspense, useState } from 'react';
import type { StaffAccount } from '#contract/account.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { dashboard } from '../content.ts';
import { Alert } from '../signin/Alert.tsx';
import { CodeField } from '../signin/CodeField.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { authenticatorWords as words } from './content.ts';
import styles from './page.module.css';
import { beginRenewal, renewalOf, renewalProblems } from './renew-authenticator.ts';

const RenewalStep = lazy(async () => ({
  default: (await import('./RenewalStep.tsx')).RenewalStep,
}));

const idOf = (field: string) => `authenticator-${field}`;

/** Sets one's own authenticator up anew. */
export function Authenticator({
  username,
  hasSecondFactor,
}: Pick<StaffAccount, 'username' | 'hasSecondFactor'>) {
  const [secret, setSecret] = useState<string | null>(null);
  const [renewed, setRenewed] = useState(false);
  const showForm = hasSecondFactor && secret === null && !renewed;
  return (
    <section className={styles.part} aria-labelledby="authenticator">
      <h2 id="authenticator">{words.heading}</h2>
      {!hasSecondFactor && <p>{words.off}</p>}
      {showForm && <RenewalForm onIssued={setSecret} />}
      {secret !== null && (
        <Suspense fallback={<output>{dashboard.loading}</output>}>
          <RenewalStep
            {...{ username, secret }}
            onRenewed={() => {
              setSecret(null);
              setRenewed(true);
            }}
            onCancel={() => setSecret(null)}
          />
        </Suspense>
      )}
      <output>{renewed && words.renewed}</output>
    </section>
  );
}

/** Asks for what proves that it is the owner who is there. */
function RenewalForm({ onIssued }: { onIssued: (secret: string) => void }) {
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: renewalOf,
    check: renewalProblems,
    send: (renewal) => beginRenewal(renewal, onIssued),
  });
  return (
    <>
      <p>{words.lead}</p>
      <form {...formProps} className={styles.form} aria-labelledby="authenticator">
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <Alert text={result} />
        <PasswordField
          id={idOf('password')}
          name="password"
          label={words.password}
          problem={messageFor('password')}
          autoComplete="current-password"
        />
        <CodeField
          id={idOf('code')}
          label={words.oldCode}
          hint={words.oldCodeHint}
          problem={messageFor('code')}
        />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
    </>
  );
}
