import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** An addition to the input, such as a toggle or a count. */
  children?: ReactNode;
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;
type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;
type CheckboxProps = Omit<FieldProps, 'label' | 'hint' | 'children'> &
  Omit<ComponentProps<'input'>, keyof FieldProps> & { label: ReactNode };

/** An input with its label, hint and problem. */
export function TextField({ id, label, hint, problem, children, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ id, label, hint, problem }}>
      <input dir="auto" {...input} {...wiring({ id, hint, problem })} className={styles.input} />
      {children}
    </Labelled>
  );
}

export function TextArea({ id, label, hint, problem, children, ...area }: TextAreaProps) {
  return (
    <Labelled {...{ id, label, hint, problem }}>
      <textarea dir="auto" {...area} {...wiring({ id, hint, problem })} className={styles.input} />
      {children}
    </Labelled>
  );
}

export function Checkbox({ id, label, problem, ...input }: CheckboxProps) {
  return (
    <div className={styles.field} data-invalid={problem === undefined ? undefined : ''}>
      <ProblemText {...{ id, problem }} />
      <div className={styles.tick}>
        <input {...input} {...wiring({ id, problem })} type="checkbox" className={styles.box} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}

function Labelled({ id, label, hint, problem, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={problem === undefined ? undefined : ''}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ProblemText {...{ id, problem }} />
      {children}
    </div>
  );
}

function ProblemText({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  if (problem === undefined) return null;
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      <span className="visually-hidden">Error: </span>
      {problem}
    </p>
  );
}

/** Connects an input with its label, hint and problem. */
function wiring({ id, hint, problem }: Pick<FieldProps, 'id' | 'hint' | 'problem'>) {
  const described = [
    hint !== undefined && `${id}-hint`,
    problem !== undefined && `${id}-problem`,
  ].filter((part) => part !== false);
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
}
