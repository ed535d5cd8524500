import { Button, type ButtonVariant } from '../ui/Button.tsx';

interface SubmitButtonProps {
  label: string;
  busy: boolean;
  busyLabel: string;
  variant?: ButtonVariant;
}

export function SubmitButton({ label, busy, busyLabel, variant = 'primary' }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
