import styles from './Swatches.module.css';

interface SwatchesProps {
  readonly strong: string;
  readonly pale: string;
}

/** The legend of a chart with two colours. */
export function Swatches({ strong, pale }: SwatchesProps) {
  return (
    <span className={styles.swatches}>
      <span className={styles.strong}>{strong}</span>
      <span className={styles.pale}>{pale}</span>
    </span>
  );
}
