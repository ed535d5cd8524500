import { useConnection } from './connection.ts';
import styles from './ConnectionLine.module.css';
import { dashboard } from '../content.ts';

/** Says that what is shown may be old, while that is so. */
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
