import { useState, type ComponentProps } from 'react';
import { passwordToggle } from '../content.ts';
import { TextField } from '../../forms/Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>;

/** A password that its owner may look at. Pasting and password managers work as anywhere. */
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
