import type { ComponentProps } from 'react';
import * as shell from '../content/shell.ts';

/** A link to a page of the site, or to another site, which screen readers announce as such. */
export function AnyLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} rel="noopener" className={props.className}>
      {children}
      <span className="visually-hidden">{shell.footer.opensOutside}</span>
    </a>
  );
}
