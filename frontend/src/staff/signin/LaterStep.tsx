import { CodeStep } from './CodeForm.tsx';
import { raiseFlag } from '../flag.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import type { NextStep } from './sign-in.ts';

interface LaterStepProps {
  step: NextStep & { readonly username: string };
  onNext: (step: NextStep) => void;
  onExpired: () => void;
}

/** Whatever comes after the password: a chunk of its own, fetched once the password was right. */
export function LaterStep({ step, onNext, onExpired }: LaterStepProps) {
  const { username } = step;
  if (step.kind === 'new-password') {
    return <NewPasswordForm onSignedIn={raiseFlag} {...{ username, onNext, onExpired }} />;
  }
  if (step.kind === 'code') return <CodeStep onSignedIn={raiseFlag} onExpired={onExpired} />;
  return <SetUpStep secret={step.secret} onSignedIn={raiseFlag} {...{ username, onExpired }} />;
}
