import type { ComponentProps } from 'react';
import { TextField } from '../../forms/Field.tsx';

/** The six digits that an authenticator shows. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
