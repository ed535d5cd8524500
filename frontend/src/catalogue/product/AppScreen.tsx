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

/** The outlines of a camera's view: a room, or the mat, path and gate in front of a door. */
const scenes = {
  room: 'M0 12 30 18V46L0 58M100 12 70 18V46L100 58M30 18H70M30 46H70M42 46V26H58V46',
  porch:
    'M0 20H44M56 20H100M44 12V20L30 40M56 12V20L70 40M8 0V40M14 0V40M86 0V40M92 0V40M0 40H100M30 44H72L78 57H24Z',
} as const;

/** What the camera sees there, inside the frame: a person, a parcel on the mat. */
const seen = {
  room: 'M65 19a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0-9ZM56 52V38a7 7 0 0 1 7-7h4a7 7 0 0 1 7 7V52Z',
  porch: 'M43 44.5H59V51.5H43Z',
} as const;

/** A frame around what the camera has recognised. */
function View({ scene, box: [x, y, width, height], label }: PartOf<'view'>) {
  return (
    <svg className={styles.view} viewBox="0 0 100 60">
      <rect width="100" height="60" rx="4" />
      <path d={scenes[scene]} />
      <path d={seen[scene]} className={styles.seen} />
      <rect
        x={x}
        y={y * 0.6}
        width={width}
        height={height * 0.6}
        rx="1.5"
        className={styles.frame}
      />
      <rect
        x={x - 0.6}
        y={y * 0.6 - 8}
        width={label.length * 2.9 + 4}
        height="8"
        rx="1.5"
        className={styles.tag}
      />
      <text x={x + 1.4} y={y * 0.6 - 2.3}>
        {label}
      </text>
    </svg>
  );
}
