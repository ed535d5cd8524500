import * as shell from '../content/shell.ts';
import type { Trail } from '../pages.ts';
import styles from './Breadcrumbs.critical.module.css';

interface BreadcrumbsProps {
  readonly trail: Trail;
  readonly className?: string | undefined;
}

/** Links to all pages above a page, followed by its own name. */
export function Breadcrumbs({ trail, className = '' }: BreadcrumbsProps) {
  return (
    <nav className={`caption ${className}`} aria-label={shell.trail}>
      <ol className={styles.trail}>
        {trail.slice(0, -1).map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
