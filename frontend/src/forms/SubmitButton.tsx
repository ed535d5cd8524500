import { Button, type ButtonVariant } from '../ui/Button.tsx';

interface SubmitButtonProps {
  label: string;
  busy: boolean;
  busyLabel: string;
  variant?: ButtonVariant;
}

/** Focusable while busy: a disabled button would lose the focus. */
export function SubmitButton({ label, busy, busyLabel, variant = 'primary' }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} aria-disabled={busy} aria-busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
