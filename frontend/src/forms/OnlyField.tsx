import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from './Field.tsx';
import type { Problem } from './rules.ts';
import { useErrorTitle } from './use-error-title.ts';

interface OnlyFieldProps extends ComponentProps<typeof TextField> {
  readonly problems: readonly Problem[];
  readonly rejections: number;
}

/** The field of a form with a single one. Instead of a summary, the field gets the focus at each rejection. */
export function OnlyField({ problems, rejections, ...field }: OnlyFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (rejections > 0) input.current?.focus();
  }, [rejections]);
  useErrorTitle(problems.length > 0);

  return <TextField ref={input} {...field} problem={problems[0]?.message} />;
}
