import { useState, type ComponentProps } from 'react';
import { passwordToggle } from './content.ts';
import { TextField } from '../../forms/Field.tsx';
import styles from './sign-in.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>;

/** A password with a button that shows it. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? passwordToggle.hide : passwordToggle.show}
      </button>
    </TextField>
  );
}
