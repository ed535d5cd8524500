import * as brand from '../content/brand.ts';
import * as shell from '../content/shell.ts';
import { pages } from '../pages.ts';
import { logoClass, LogoMark } from '../ui/LogoMark.tsx';

/** The mark and the name; a link home. */
export function Logo() {
  return (
    <a className={logoClass} href={pages.home.path} aria-label={shell.home}>
      <LogoMark name={brand.name} />
    </a>
  );
}
