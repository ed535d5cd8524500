import { useEffect, useRef } from 'react';
import type { Problem } from './rules.ts';
import { useErrorTitle } from './use-error-title.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  heading: string;
  problems: readonly Problem[];
  rejections: number;
  /** The id of a field's input. */
  idOf: (field: string) => string;
}

/** Links each problem to its input. It gets the focus at each rejection. */
export function ErrorSummary({ heading, problems, rejections, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;

  useEffect(() => {
    if (rejections > 0) box.current?.focus();
  }, [rejections]);
  useErrorTitle(shown);

  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`#${idOf(field)}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
