import { CodeStep } from './CodeForm.tsx';
import { markSignedIn } from '../session/signed-in.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import type { NextStep } from './sign-in.ts';

interface ChallengeStepProps {
  step: NextStep & { readonly username: string };
  onNext: (step: NextStep) => void;
  onExpired: () => void;
}

/** What follows the password: its own chunk, fetched after a right password. */
export function ChallengeStep({ step, onNext, onExpired }: ChallengeStepProps) {
  const { username } = step;
  if (step.kind === 'new-password') {
    return <NewPasswordForm onSignedIn={markSignedIn} {...{ username, onNext, onExpired }} />;
  }
  if (step.kind === 'code') return <CodeStep onSignedIn={markSignedIn} onExpired={onExpired} />;
  return <SetUpStep secret={step.secret} onSignedIn={markSignedIn} {...{ username, onExpired }} />;
}
