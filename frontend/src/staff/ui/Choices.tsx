import type { ComponentProps } from 'react';
import styles from './Choices.module.css';

type ChoicesProps = { readonly legend: string } & Omit<ComponentProps<'fieldset'>, 'className'>;

/** A group of radio buttons. */
export function Choices({ legend, children, ...fieldset }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} {...fieldset}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = { readonly label: string; readonly hint?: string } & Omit<
  ComponentProps<'input'>,
  'type' | 'className'
>;

/** A radio button with its label, and perhaps a hint. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
