import { height, width, type DrawingParts } from './drawing-parts.ts';
import styles from './Drawing.module.css';

/** A small chart as wide as its place. Decorative: the text beside it says the same. */
export function Drawing({ strokes, labels }: DrawingParts) {
  return (
    <svg className={styles.drawing} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {strokes.map(([look, path]) => (
          <path key={path} className={styles[look]} d={path} />
        ))}
      </svg>
      {labels.map(({ text, x, y }) => (
        <text key={text} x={`${(100 * x) / width}%`} y={`${(100 * y) / height}%`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
