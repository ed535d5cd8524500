import { ChevronDown } from 'lucide';
import { use, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { solutions } from '../content/navigation.ts';
import { OpenFilmContext } from '../routing/open-film.ts';
import { useAfterNavigation } from '../routing/use-after-navigation.ts';
import { SolutionsLinks } from './SolutionsLinks.tsx';
import { current } from './current.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SolutionsMenu.module.css';

interface SolutionsMenuProps {
  readonly itemClass: string | undefined;
}

/** The Solutions entry: a button and a popover with links, which works before hydration. */
export function SolutionsMenu({ itemClass }: SolutionsMenuProps) {
  const openFilm = use(OpenFilmContext);
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  useAfterNavigation(() => panel.current?.hidePopover());

  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    const inside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
    if (relatedTarget && !inside) panel.current?.hidePopover();
  };

  const openFilmInstead = () => {
    // First, so that the focus returns to this menu's button.
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
        <Icon of={ChevronDown} aria-hidden strokeWidth={1.5} />
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
