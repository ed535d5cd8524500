import { useRef } from 'react';
import { code } from './challenge-content.ts';
import { attemptCode, codeOf, codeProblems } from './challenges.ts';
import { CodeField } from './CodeField.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { sentOf, type Verdict } from './sign-in.ts';
import styles from './sign-in.module.css';

interface CodeFormProps {
  /** Id of its heading. */
  labelledBy: string;
  hint?: string;
  onVerdict: (verdict: Verdict<'code'>) => void;
}

/** The six digits of an authenticator app. */
export function CodeForm({ labelledBy, hint, onVerdict }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CredentialsForm
      id="second-factor"
      className={styles.form}
      labelledBy={labelledBy}
      words={code}
      read={codeOf}
      check={codeProblems}
      send={async (digits) => {
        const verdict = await attemptCode(digits);
        onVerdict(verdict);
        if (verdict.kind === 'invalid') input.current?.select();
        return sentOf(verdict);
      }}
    >
      {(field) => <CodeField ref={input} {...field('code')} label={code.label} hint={hint} />}
    </CredentialsForm>
  );
}
