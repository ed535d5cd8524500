import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Erasure, Person } from '#contract/person.ts';
import { limits } from '#contract/limits.ts';
import { emailOf } from '../../forms/entries.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { brokenRule, problem } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';
import { StaffPage } from '../ui/StaffPage.tsx';
import { personWords as words } from './content.ts';
import styles from './page.module.css';
import { PersonRecord } from './PersonRecord.tsx';
import { readRecord } from './record.ts';
import { focus } from '../ui/focus.ts';
import { localTime } from '../ui/time.ts';

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'record'; readonly email: string; readonly person: Person }
  | { readonly kind: 'erased'; readonly receipt: Erasure['receipt'] };

/** Asks for an address and shows everything stored about it until the page is left. */
export function Component() {
  const given = useGivenAddress();
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const request = useRef<AbortController>(null);
  const { formProps, problems, rejections, result, busy, idOf, field } = useForm({
    id: 'person',
    read: (entries) => ({ email: emailOf(entries, 'email') }),
    check: ({ email }) => problem(words.problems, 'email', brokenRule(email, limits.email)),
    send: async ({ email }) => {
      const { signal } = (request.current = new AbortController());
      setShown({ kind: 'nothing' });
      const outcome = await readRecord(email, signal);
      if (signal.aborted) return { result: null };
      if (outcome.kind === 'success') {
        setShown({ kind: 'record', email, person: outcome.data });
        return { result: null };
      }
      return sentOfFailure(outcome, words.problems, () => words.failed);
    },
  });
  const { ref: form } = formProps;
  useEffect(() => {
    if (given !== '') form.current?.requestSubmit();
    return () => request.current?.abort();
  }, [form, given]);

  return (
    <StaffPage title={words.title}>
      <p className={styles.control}>{words.lead}</p>
      <h2 className="visually-hidden">{words.form}</h2>
      <form {...formProps} className={`${styles.form} ${styles.control}`}>
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <TextField
          {...field('email')}
          type="email"
          label={words.email}
          defaultValue={given}
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      {result !== null && <p role="alert">{result}</p>}
      {shown.kind === 'record' && (
        <PersonRecord
          email={shown.email}
          person={shown.person}
          onErased={(receipt) => setShown({ kind: 'erased', receipt })}
        />
      )}
      {shown.kind === 'erased' && <Receipt receipt={shown.receipt} />}
    </StaffPage>
  );
}

/** The address that a contact's page put into the history. It is removed there, so that it does not outlast the session. */
function useGivenAddress(): string {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [given] = useState(() => addressIn(state));
  useEffect(() => {
    if (given !== '') void navigate(pathname, { replace: true, state: null });
  }, [given, navigate, pathname]);
  return given;
}

function addressIn(state: unknown): string {
  const isGiven = typeof state === 'object' && state !== null && 'email' in state;
  return isGiven && typeof state.email === 'string' ? state.email : '';
}

/** What was erased, to print or copy: nothing else records it. */
function Receipt({ receipt }: { readonly receipt: Erasure['receipt'] }) {
  return (
    <section className={styles.record} aria-labelledby="receipt">
      <h2 id="receipt" ref={focus} tabIndex={-1}>
        {words.receipt.heading}
      </h2>
      <p>{words.receipt.at(localTime(new Date(receipt.erasedAt)))}</p>
      <ul className={styles.counts}>
        {words.erase.preview(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.receipt.elsewhere}</p>
    </section>
  );
}
