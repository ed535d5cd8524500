import { use, type ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the root, with its query and fragment: `pages.contact.path`. */
  readonly to: string;
  /** What the next page finds in its history entry. */
  readonly state?: unknown;
  /** Leaves the link to the browser. */
  readonly reloadDocument?: boolean;
}

/**
 * A link to a page of the site. Hover, touch and focus fetch the page's script ahead of the click. The
 * router's own `Link` does the same after the click, and brings 4 KB for frameworks with it.
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
  const ahead = () => void prefetch(to);
  return (
    <a
      href={to}
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
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
