import { useEffect, useRef } from 'react';
import { code } from './challenge-content.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from './Alert.tsx';
import { CodeField } from './CodeField.tsx';
import { attemptCode, codeOf, codeProblems } from './challenges.ts';
import { sentOf } from './sign-in.ts';
import styles from './sign-in.module.css';

interface CodeFormProps {
  /** Id of its heading. */
  labelledBy?: string;
  hint?: string;
  onSignedIn: () => void;
  /** The challenge has expired on the server. */
  onExpired: () => void;
}

const idOf = (field: string) => `second-step-${field}`;

/** The six digits of an authenticator app. */
export function CodeForm({ labelledBy, hint, onSignedIn, onExpired }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { formProps, problems, rejections, result, busy, messageFor } = useForm({
    read: codeOf,
    check: codeProblems,
    async send(digits) {
      const verdict = await attemptCode(digits);
      if (verdict.kind === 'signed-in') onSignedIn();
      if (verdict.kind === 'expired') onExpired();
      if (verdict.kind === 'invalid') input.current?.select();
      return sentOf(verdict);
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-labelledby={labelledBy}>
      <ErrorSummary heading={code.problemsHeading} {...{ problems, rejections, idOf }} />
      <Alert text={result} />
      <CodeField
        ref={input}
        id={idOf('code')}
        label={code.label}
        hint={hint}
        problem={messageFor('code')}
      />
      <SubmitButton label={code.submit} busyLabel={code.busy} busy={busy} />
    </form>
  );
}

/** Replaces the sign-in form while a code is required. */
export function CodeStep(form: Pick<CodeFormProps, 'onSignedIn' | 'onExpired'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.intro}>
        <h2 ref={heading} id="code-heading" tabIndex={-1}>
          {code.heading}
        </h2>
        <p>{code.text}</p>
      </div>
      <CodeForm {...form} labelledBy="code-heading" />
      <p className={styles.aside}>{code.lost}</p>
    </>
  );
}
