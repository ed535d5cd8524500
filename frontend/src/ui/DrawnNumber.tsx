import styles from './DrawnNumber.module.css';

interface DrawnNumberProps {
  readonly x: number | string;
  readonly y: number;
  readonly of: number;
}

/** A number in a drawing that refers to a list beside it, as large as the drawing's letters. */
export function DrawnNumber({ x, y, of }: DrawnNumberProps) {
  return (
    <g className={styles.number}>
      <circle cx={x} cy={y} r="0.95em" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle">
        {of}
      </text>
    </g>
  );
}
