import { useConnection } from '../data/connection.ts';
import styles from './ConnectionLine.module.css';
import { dashboard } from '../content.ts';

/** A line that warns while the data on screen may be stale. */
export function ConnectionLine() {
  const connection = useConnection();
  return (
    <output>
      {connection !== 'online' && (
        <span className={styles.line}>{dashboard.connection[connection]}</span>
      )}
    </output>
  );
}
