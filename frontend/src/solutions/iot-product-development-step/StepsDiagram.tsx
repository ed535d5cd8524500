import { developmentSteps, developmentTimeline } from './content.ts';
import { calendar } from './calendar.ts';
import styles from './StepsDiagram.module.css';

const { title, unit, milestone } = developmentTimeline.picture;

/** In pixels: the row above the bars, each step's row, a bar, the part of its row below the name, and the row below them. */
const top = 36;
const row = 52;
const thickness = 12;
const barRow = thickness + 10;
const foot = 28;
/** The calendar's share of the width. Durations follow the bars. */
const reach = 0.88;

/**
 * The steps as bars in a calendar. Horizontal positions are percentages and sizes are pixels, so that one drawing
 * fits a phone and a desktop with the same letters.
 */
export function StepsDiagram() {
  const steps = calendar(developmentSteps);
  const end = Math.max(...steps.map(({ start, weeks }) => start + weeks.max));
  const across = (week: number) => `${((week / end) * reach * 100).toFixed(2)}%`;
  // On narrow screens, late names end at the edge, as there is no room after the start of their bars.
  const isLate = (start: number) => start > 0.7 * end;
  const done = steps[milestone.step - 1];
  const weekDone = done ? done.start + done.weeks.max : end;
  const bottom = top + steps.length * row;
  const height = bottom + foot;
  const tens = Array.from({ length: Math.floor(end / 10) }, (_, index) => (index + 1) * 10);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that takes the page's colours cannot be an img
    <svg className={styles.diagram} width="100%" height={height} role="img" aria-labelledby="bars">
      <title id="bars">
        {`${title} ${steps.map(({ name, start, weeks }) => `${name}: from week ${start + 1}, ${weeks.min} to ${weeks.max} weeks.`).join(' ')}`}
      </title>
      {tens.map((week) => (
        <g key={week}>
          <line className={styles.week} x1={across(week)} x2={across(week)} y1={top} y2={bottom} />
          <text className={styles.figure} x={across(week)} y="16" textAnchor="middle">
            {week}
          </text>
        </g>
      ))}
      <text className={styles.figure} x="0" y="16">
        {unit}
      </text>
      {/* Where the step ends and the next starts, down to the label. */}
      <line
        className={styles.done}
        x1={across(weekDone)}
        x2={across(weekDone)}
        y1={top + (milestone.step + 1) * row - barRow}
        y2={height}
      />
      {steps.map(({ name, start, weeks: { min, max } }, index) => (
        <g key={name} transform={`translate(0 ${top + index * row})`}>
          <line className={styles.rule} x2="100%" />
          <text
            className={isLate(start) ? `${styles.name} ${styles.wide}` : styles.name}
            x={across(start)}
            y="22"
          >
            {`${index + 1}\u2002${name}`}
          </text>
          {isLate(start) && (
            <text className={`${styles.name} ${styles.narrow}`} x="100%" y="22" textAnchor="end">
              {`${index + 1}\u2002${name}`}
            </text>
          )}
          <rect
            className={styles.longest}
            x={across(start)}
            width={across(max)}
            y={row - thickness - 8}
            height={thickness}
            rx={thickness / 2}
          />
          <rect
            className={styles.shortest}
            x={across(start)}
            width={across(min)}
            y={row - thickness - 8}
            height={thickness}
            rx={thickness / 2}
          />
          <text className={styles.figure} x={across(start + max)} dx="8" y={row - 9}>
            {`${min}–${max}`}
          </text>
        </g>
      ))}
      <text
        className={styles.milestone}
        x={across(weekDone)}
        dx="-8"
        y={height - 6}
        textAnchor="end"
      >
        {`${milestone.label} ${weekDone}`}
      </text>
    </svg>
  );
}
