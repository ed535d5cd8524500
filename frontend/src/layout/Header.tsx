import { brand } from '../content/brand.ts';
import { paths } from '../paths.ts';
import { PageLink } from '../routing/PageLink.tsx';

export function Header() {
  return (
    <header className="frame">
      <PageLink to={paths.home()}>{brand.name}</PageLink>
    </header>
  );
}
