import type { ComponentProps } from 'react';
import styles from './Button.module.css';

declare module 'react' {
  // Part of the HTML standard, but not yet of React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'icon';

/** The class of a button, for links. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${styles['button']} ${styles[variant]} ${extra}`.trim();
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** While busy, it does nothing but keeps the focus, which a disabled button would lose. */
  readonly busy?: boolean;
}

/** `type="button"` is the default, so that no button submits a form by accident. */
export function Button({ variant = 'primary', busy, className, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      aria-busy={busy}
      {...props}
      onClick={busy ? undefined : onClick}
      className={buttonClass(variant, className)}
    />
  );
}
