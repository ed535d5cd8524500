import { Button, type ButtonVariant } from '../ui/Button.tsx';

interface SubmitButtonProps {
  label: string;
  busy: boolean;
  busyLabel: string;
  variant?: ButtonVariant;
}

/** Stays focusable while busy: a disabled button would drop the focus and the screen reader with it. */
export function SubmitButton({ label, busy, busyLabel, variant = 'primary' }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} aria-disabled={busy} aria-busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
