import type { ComponentProps } from 'react';
import styles from './SelectField.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  readonly id: string;
  readonly label: string;
  /** The options' texts by value. */
  readonly options: Readonly<Record<string, string>>;
}

export function SelectField({ id, label, options, ...select }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
