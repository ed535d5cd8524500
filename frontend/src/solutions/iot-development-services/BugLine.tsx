import { developmentServices } from './content.ts';
import styles from './page.module.css';

type Team = (typeof developmentServices)[number]['heading'];

/** Pixels from the top of an entry to the moment of its handover. */
const moment = 12;

const placeOf = (team: Team) => {
  const index = developmentServices.findIndex(({ heading }) => heading === team);
  return `${((100 * (index + 0.5)) / developmentServices.length).toFixed(1)}%`;
};

interface BugLineProps {
  readonly from: Team | undefined;
  readonly to: Team;
  readonly isClosed: boolean;
}

/** The teams as lines, and the bug on its way from one to the next. Decorative: the entry beside it says it. */
export function BugLine({ from, to, isClosed }: BugLineProps) {
  const [x1, x2] = [placeOf(from ?? to), placeOf(to)];
  return (
    <svg aria-hidden>
      {developmentServices.map(({ heading }) => (
        <line key={heading} x1={placeOf(heading)} x2={placeOf(heading)} y2="100%" />
      ))}
      {from && <line className={styles.held} x1={x1} x2={x1} y2={moment} />}
      <line className={styles.held} x1={x1} x2={x2} y1={moment} y2={moment} />
      {!isClosed && <line className={styles.held} x1={x2} x2={x2} y1={moment} y2="100%" />}
      <circle cx={x2} cy={moment} r="7" />
    </svg>
  );
}
