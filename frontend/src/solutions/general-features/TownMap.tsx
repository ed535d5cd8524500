import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { type Point, streets } from './town.ts';
import styles from './TownMap.module.css';

interface TownMapProps {
  /** `x y width height` of the visible part. */
  readonly view: string;
  readonly className?: string | undefined;
  /** Objects on the streets, in their coordinates. */
  readonly children: ReactNode;
}

/** The page's town from above. Decorative: the text beside it says the same. */
export function TownMap({ view, className = '', children }: TownMapProps) {
  return (
    <svg
      className={`${styles.map} ${className}`}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <path className={styles.river} d={streets.river} />
      <path className={styles.park} d={`${streets.park}Z`} />
      <path className={styles.houses} d={streets.houses} />
      {streets.lanes.map((d) => (
        <path key={d} className={styles.lane} d={d} />
      ))}
      <path className={styles.arterial} d={streets.arterial} />
      {children}
    </svg>
  );
}

interface PinProps {
  readonly at: Point;
  readonly icon: IconNode;
  /** `live` glows; `old` has not reported for a while. */
  readonly state?: 'live' | 'old';
  readonly radius?: number;
}

/** A connected object on the map. */
export function Pin({ at: [x, y], icon, state, radius = 15 }: PinProps) {
  const size = 1.2 * radius;
  return (
    <g className={state ? `${styles.pin} ${styles[state]}` : styles.pin}>
      <circle cx={x} cy={y} r={radius} />
      <Icon of={icon} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </g>
  );
}
