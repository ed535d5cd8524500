import { use, type ComponentProps } from 'react';
import { isPlainClick } from './plain-click.ts';
import { PrefetchContext } from './prefetch.ts';
import { useGo } from './use-go.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the root, with its query and fragment: `pages.contact.path`. */
  readonly to: string;
  /** For the next page's history entry. */
  readonly state?: unknown;
  /** The browser follows the link: a new document. */
  readonly reloadDocument?: boolean;
}

/**
 * A link to a page of the site that prefetches the page's script on hover, focus and touch.
 * The router's own `Link` adds 4 KB for frameworks.
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
  const go = useGo();
  const fetchPage = () => void prefetch(to);
  return (
    <a
      href={to}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
      onClick={(event) => {
        onClick?.(event);
        if (reloadDocument || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(to, { replace: to === currentPath(), state });
      }}
      {...props}
    >
      {children}
    </a>
  );
}

/** A link to the page that is shown replaces its entry, as browsers do. */
function currentPath(): string {
  return location.pathname + location.search + location.hash;
}
