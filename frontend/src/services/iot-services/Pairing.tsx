import { pairing } from './content.ts';
import styles from './Pairing.module.css';

const seconds = 30;
const at = (second: number) => `${((100 * second) / seconds).toFixed(1)}%`;
const scale = [0, 10, 20, seconds];

/** The steps of a pairing, one after the other. The bars are decorative: the figure beside them is their sum. */
export function Pairing() {
  return (
    <figure className={styles.pairing}>
      <ol className={styles.steps}>
        {pairing.steps.map(([name, end], index) => {
          const start = pairing.steps[index - 1]?.[1] ?? 0;
          return (
            <li key={name}>
              {name}
              <svg aria-hidden>
                {scale.map((second) => (
                  <line key={second} x1={at(second)} x2={at(second)} y2="100%" />
                ))}
                <rect x={at(start)} y="20%" width={at(end - start)} height="60%" rx="2" />
              </svg>
            </li>
          );
        })}
      </ol>
      <svg className={styles.scale} aria-hidden>
        {scale.map((second) => (
          <text
            key={second}
            x={at(second)}
            y="1em"
            textAnchor={second === seconds ? 'end' : 'start'}
          >
            {second}
          </text>
        ))}
      </svg>
      <figcaption className="caption">{pairing.caption}</figcaption>
    </figure>
  );
}
