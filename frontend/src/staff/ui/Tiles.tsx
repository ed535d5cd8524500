import styles from './Tiles.module.css';

interface TilesProps {
  readonly label?: string;
  /** Names with their figures, and perhaps a note. */
  readonly tiles: readonly (readonly [name: string, value: string, note?: string | undefined])[];
}

/** Figures in large type. */
export function Tiles({ label, tiles }: TilesProps) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {tiles.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note !== undefined && <span className="caption">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
