import type { AppScreen as Screen, ScreenPart } from '../../content/product.ts';
import { productPage } from './content.ts';
import styles from './AppScreen.module.css';

/** The product's screen in the app, a picture made of text. Its values are examples. */
export function AppScreen({ name, place, parts }: Screen & { readonly name: string }) {
  return (
    <div
      className={styles.screen}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing whose letters follow the page's size
      role="img"
      aria-label={productPage.screen(name, place)}
      // Kept out of the search, which finds products by their own words.
      data-pagefind-ignore
    >
      <p className={styles.title}>
        <b>{place}</b>
        <span>{name}</span>
      </p>
      {parts.map((part) => (
        <div key={JSON.stringify(part)} className={styles.part}>
          <Part {...part} />
        </div>
      ))}
    </div>
  );
}

function Part(part: ScreenPart) {
  switch (part.kind) {
    case 'reading':
      return (
        <>
          <p className={styles.reading}>
            {part.value} {part.unit && <small>{part.unit}</small>}
          </p>
          <p className={styles.note}>{part.note}</p>
        </>
      );
    case 'chart':
      return <Chart {...part} />;
    case 'switch':
      return (
        <p className={styles.line}>
          {part.label}
          <svg className={styles.switch} viewBox="0 0 40 24" data-on={part.on || undefined}>
            <rect width="40" height="24" rx="12" />
            <circle cx={part.on ? 28 : 12} cy="12" r="9" />
          </svg>
        </p>
      );
    case 'level':
      return (
        <>
          <p className={styles.line}>
            {part.label}
            <span>{part.text}</span>
          </p>
          <svg className={styles.level} viewBox="0 0 100 6" preserveAspectRatio="none">
            <rect width="100" height="6" />
            <rect width={part.percent} height="6" className={styles.lit} />
          </svg>
        </>
      );
    case 'dial':
      return <Dial {...part} />;
    case 'keys':
      return (
        <p className={styles.keys}>
          {part.names.map((name) => (
            <span key={name} data-on={name === part.on || undefined}>
              {name}
            </span>
          ))}
        </p>
      );
    case 'finder':
      return (
        <>
          <svg className={styles.dial} viewBox="-50 -50 100 100">
            <circle r="46" />
            <path d="M0-30 14 16 0 8-14 16Z" transform={`rotate(${part.degrees})`} />
          </svg>
          <p className={styles.reading}>{part.text}</p>
          <p className={styles.note}>{part.note}</p>
        </>
      );
    case 'view':
      return <View {...part} />;
    default:
      return part.rows.map(([term, text]) => (
        <p key={term} className={styles.line}>
          {term}
          <span>{text}</span>
        </p>
      ));
  }
}

type PartOf<Kind> = Extract<ScreenPart, { kind: Kind }>;

function Chart({ values, limit, note }: PartOf<'chart'>) {
  const bar = 100 / values.length;
  return (
    <>
      <svg className={styles.chart} viewBox="0 0 100 40" preserveAspectRatio="none">
        {values.map((value, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- drawn once
            key={index}
            x={index * bar}
            y={40 - value * 0.4}
            width={bar - 1.5}
            height={value * 0.4}
            className={value > limit ? styles.lit : undefined}
          />
        ))}
      </svg>
      <p className={styles.note}>{note}</p>
    </>
  );
}

/** Three quarters of a ring, from the lower left. */
function Dial({ percent, text }: PartOf<'dial'>) {
  return (
    <svg className={styles.dial} viewBox="-50 -50 100 100">
      <circle r="44" pathLength="100" strokeDasharray="75 25" transform="rotate(135)" />
      <circle
        r="44"
        pathLength="100"
        strokeDasharray={`${percent * 0.75} 100`}
        transform="rotate(135)"
        className={styles.ring}
      />
      <text y="7" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

/** The outlines of a camera's view: a room, or what is before a door: posts, mat, path, hedge and gate. */
const scenes = {
  room: 'M0 12 30 18V46L0 58M100 12 70 18V46L100 58M30 18H70M30 46H70M42 46V26H58V46',
  porch:
    'M7 0V40M13 0V40M87 0V40M93 0V40M0 40H100M13 18H42M58 18H87M42 22V9H58V22ZM46 9V22M50 9V22M54 9V22M43 22 30 40M57 22 70 40M22 45H78L86 59H14Z',
} as const;

/** What the camera sees there, inside the frame: a person, a parcel on the mat. */
const seen = {
  room: 'M65 19a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9ZM56 52V38a7 7 0 0 1 7-7h4a7 7 0 0 1 7 7V52Z',
  porch: 'M39 34.5H61V51H39ZM47.9 34.5V51H48.5V34.5ZM51.5 34.5V51H52.1V34.5Z',
} as const;

/** The window of the room, which the camera leaves black. */
const masked = 'M7 23 19 24V37L7 39Z';

/** A frame around what the camera has recognised. */
function View({ scene, box: [x, y, width, height], label }: PartOf<'view'>) {
  return (
    <svg className={styles.view} viewBox="0 0 100 60">
      <rect width="100" height="60" rx="4" />
      <path d={scenes[scene]} />
      {scene === 'room' && <path d={masked} className={styles.masked} />}
      <path d={seen[scene]} className={styles.seen} />
      <rect x={x} y={y * 0.6} width={width} height={height * 0.6} className={styles.frame} />
      <path
        d={`M${x - 0.6} ${y * 0.6}v-6.5q0-1.5 1.5-1.5h${label.length * 2.6 + 1}q1.5 0 1.5 1.5v6.5z`}
        className={styles.tag}
      />
      <text x={x + 1.4} y={y * 0.6 - 2.3}>
        {label}
      </text>
    </svg>
  );
}
