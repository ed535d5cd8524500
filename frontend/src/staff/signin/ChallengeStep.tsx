import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { code, setUpCode } from './challenge-content.ts';
import { CodeForm } from './CodeForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { NextStep, Verdict } from './sign-in.ts';
import styles from './sign-in.module.css';
import { StepIntro } from './StepIntro.tsx';

interface ChallengeStepProps {
  step: NextStep & { readonly username: string };
  onVerdict: (verdict: Verdict<string>) => void;
}

/** The step that replaces the password's form: a chunk of its own, fetched once the password is right. */
export function ChallengeStep({ step, onVerdict }: ChallengeStepProps) {
  const { username } = step;
  if (step.kind === 'new-password') return <NewPasswordForm {...{ username, onVerdict }} />;
  if (step.kind === 'code') {
    return (
      <>
        <StepIntro id="code-heading" words={code} />
        <CodeForm labelledBy="code-heading" onVerdict={onVerdict} />
        <p className={styles.aside}>{code.lost}</p>
      </>
    );
  }
  return (
    <>
      <StepIntro id="set-up-heading" words={setUpCode} />
      <AuthenticatorSecret username={username} secret={step.secret} />
      <CodeForm labelledBy="set-up-heading" hint={setUpCode.enter} onVerdict={onVerdict} />
    </>
  );
}
