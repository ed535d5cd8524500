import { use } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

/** A link to a page of the site. Hover, touch and focus fetch the page's script ahead of the click. */
export function PageLink({ to, ...props }: LinkProps & { readonly to: string }) {
  const prefetch = use(PrefetchContext);
  const ahead = () => void prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
      {...props}
    />
  );
}
