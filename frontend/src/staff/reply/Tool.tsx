import { Icon } from '../../ui/Icon.tsx';
import styles from './Composer.module.css';

interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that changes the text in the area beside it. */
export function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon of={icon} aria-hidden strokeWidth={1.75} />
    </button>
  );
}
