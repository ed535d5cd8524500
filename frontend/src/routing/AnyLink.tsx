import type { ComponentProps } from 'react';
import { shell } from '../content/shell.ts';
import { PageLink } from './PageLink.tsx';

/** A link to a page of the site, or to another site, which it tells screen readers. */
export function AnyLink({ to, children, ...props }: ComponentProps<typeof PageLink>) {
  if (to.startsWith('/')) {
    return (
      <PageLink to={to} {...props}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={to} rel="noopener" className={props.className}>
      {children}
      <span className="visually-hidden">{shell.footer.opensOutside}</span>
    </a>
  );
}
