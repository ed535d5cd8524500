import type { ComponentProps } from 'react';
import styles from './SmallButton.module.css';

/** A button in a line of text. */
export function SmallButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`${styles.button} ${className}`} />;
}
