import { ChevronDown } from 'lucide-react';
import { use, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { solutions } from '../content/navigation.ts';
import { OpenFilmContext } from '../routing/open-film.ts';
import { useAfterNavigation } from '../routing/use-after-navigation.ts';
import { SolutionsLinks } from './SolutionsLinks.tsx';
import { current } from './current.ts';
import styles from './SolutionsMenu.module.css';

interface SolutionsMenuProps {
  readonly itemClass: string | undefined;
}

/**
 * The Solutions entry: a button that discloses links. The panel is a popover, so that it opens, and closes
 * on Escape or a click elsewhere, before any script has run.
 */
export function SolutionsMenu({ itemClass }: SolutionsMenuProps) {
  const openFilm = use(OpenFilmContext);
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // A visitor may have opened it before this code arrived.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  // It has done its work once it has led somewhere.
  useAfterNavigation(() => panel.current?.hidePopover());

  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    const inside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
    if (relatedTarget && !inside) panel.current?.hidePopover();
  };

  const openFilmInstead = () => {
    // First, so that the focus is on this menu's button and comes back to it.
    panel.current?.hidePopover();
    openFilm?.();
  };

  return (
    <>
      <button
        type="button"
        className={`${itemClass} ${styles.button}`}
        popoverTarget="solutions"
        aria-expanded={open}
        aria-current={current('solutions', pathname)}
      >
        {solutions.label}
        <ChevronDown aria-hidden strokeWidth={1.5} />
      </button>
      <div
        ref={panel}
        id="solutions"
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={closeBehind}
      >
        <OpenFilmContext value={openFilm && openFilmInstead}>
          <SolutionsLinks />
        </OpenFilmContext>
      </div>
    </>
  );
}
