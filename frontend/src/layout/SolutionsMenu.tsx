import { ChevronDown } from 'lucide';
import { solutions } from '../content/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCurrent } from './use-current.ts';
import { SolutionsLinks } from './SolutionsLinks.tsx';
import styles from './SolutionsMenu.module.css';

interface SolutionsMenuProps {
  readonly itemClass: string | undefined;
}

/** The Solutions entry: a button and a popover with links. */
export function SolutionsMenu({ itemClass }: SolutionsMenuProps) {
  return (
    <>
      <button
        type="button"
        className={`${itemClass} ${styles.button}`}
        popoverTarget="solutions"
        aria-current={useCurrent()('solutions')}
      >
        {solutions.label}
        <Icon of={ChevronDown} className={styles.chevron} aria-hidden strokeWidth={1.5} />
      </button>
      <div id="solutions" popover="" className={styles.panel}>
        <SolutionsLinks />
      </div>
    </>
  );
}
