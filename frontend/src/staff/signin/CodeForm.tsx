import { useEffect, useRef } from 'react';
import { code } from './steps-content.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from './Alert.tsx';
import { attemptCode, codeOf, codeProblems } from './later-steps.ts';
import styles from './sign-in.module.css';

interface CodeFormProps {
  /** What the form is called, where something above it says so. */
  labelledBy?: string;
  hint?: string;
  onSignedIn: () => void;
  /** The server no longer waits for a code. */
  onExpired: () => void;
}

const idOf = (field: string) => `second-step-${field}`;

/** The six digits of the moment; phones and password managers offer to fill them in. */
export function CodeForm({ labelledBy, hint, onSignedIn, onExpired }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { formProps, problems, turnedBack, result, busy, messageFor } = useForm({
    read: codeOf,
    check: codeProblems,
    async send(digits) {
      const verdict = await attemptCode(digits);
      if (verdict.kind === 'signed-in') onSignedIn();
      if (verdict.kind === 'expired') onExpired();
      if (verdict.kind === 'invalid') input.current?.select();
      return { ...verdict, result: verdict.kind === 'turned-back' ? verdict.alert : null };
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-labelledby={labelledBy}>
      <ErrorSummary heading={code.problemsHeading} {...{ problems, turnedBack, idOf }} />
      <Alert text={result} />
      <TextField
        ref={input}
        id={idOf('code')}
        name="code"
        label={code.label}
        hint={hint}
        problem={messageFor('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SubmitButton label={code.submit} busyLabel={code.busy} busy={busy} />
    </form>
  );
}

/** Takes the place of the sign-in form while a code is asked for. */
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
