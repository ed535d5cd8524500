import type { ReactNode } from 'react';

interface DrawingProps {
  /** In millimetres of paper. */
  readonly width?: number;
  readonly height: number;
  /** For screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Drawing({ width = 174, height, label, className = '', children }: DrawingProps) {
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- printed with the page's own fonts and colours
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}
