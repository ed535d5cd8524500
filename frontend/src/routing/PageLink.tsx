import { use, type ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the root, with its query and fragment: `pages.contact.path`. */
  readonly to: string;
  /** For the next page's history entry. */
  readonly state?: unknown;
  /** The browser follows the link: a new document. */
  readonly reloadDocument?: boolean;
}

/**
 * A link to a page of the site that prefetches the page's script on hover, touch and focus. The router's own
 * `Link` adds 4 KB for frameworks.
 */
export function PageLink({
  to,
  state,
  reloadDocument = false,
  onClick,
  children,
  ...props
}: PageLinkProps) {
  const prefetch = use(PrefetchContext);
  const follow = useLinkClickHandler(to, { state });
  const prefetchPage = () => void prefetch(to);
  return (
    <a
      href={to}
      onPointerEnter={prefetchPage}
      onTouchStart={prefetchPage}
      onFocus={prefetchPage}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument && !event.defaultPrevented) follow(event);
      }}
      {...props}
    >
      {children}
    </a>
  );
}
