import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { dashboard } from '../content.ts';
import { CodeField } from '../signin/CodeField.tsx';
import { accountQuery } from '../data/queries.ts';
import { CredentialsForm } from '../signin/CredentialsForm.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { authenticatorWords as words } from './content.ts';
import styles from './page.module.css';
import { beginRenewal, renewalOf, renewalProblems } from './renew-authenticator.ts';

const RenewalStep = lazy(async () => ({
  default: (await import('./RenewalStep.tsx')).RenewalStep,
}));

/** Sets up the user's own authenticator again. */
export function Authenticator() {
  const { data: account } = useQuery(accountQuery);
  const [secret, setSecret] = useState<string | null>(null);
  const [renewed, setRenewed] = useState(false);
  if (account === undefined) return null;
  const { username, hasSecondFactor } = account;
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

/** Asks for proof that the account's owner is present. */
function RenewalForm({ onIssued }: { onIssued: (secret: string) => void }) {
  return (
    <>
      <p>{words.lead}</p>
      <CredentialsForm
        id="authenticator"
        className={styles.form}
        labelledBy="authenticator"
        words={words}
        read={renewalOf}
        check={renewalProblems}
        send={(renewal) => beginRenewal(renewal, onIssued)}
      >
        {(field) => (
          <>
            <PasswordField
              {...field('password')}
              label={words.password}
              autoComplete="current-password"
            />
            <CodeField {...field('code')} label={words.oldCode} hint={words.oldCodeHint} />
          </>
        )}
      </CredentialsForm>
    </>
  );
}
