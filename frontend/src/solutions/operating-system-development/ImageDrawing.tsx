import { DrawnNumber } from '../../ui/DrawnNumber.tsx';
import type { SystemImage } from './content.ts';
import styles from './ImageDrawing.module.css';

/** Pixels per unit: a kilobyte is drawn 500 times as large as a thousandth of a megabyte. */
const scale = { MB: 4.5, kB: (4.5 * 500) / 1000 } as const;
/** Pixels above the slots, and below them for the supply underneath everything. */
const top = 40;
const supply = 52;
/** From the loader down to the label of the supply. */
const supplied = 24;
/** The line that compares two images is above the drawing, clear of the slots' names. */
const wholeAt = -10;
/** A layer lower than this has its size beside its name. */
const oneLine = 80;
/** Minimum pixels between two labels. */
const apart = 66;
/** From left to right: the slots end, leaders end, numbers, labels beside numbers. */
const across = { slots: '54%', leader: '58%', number: '62.5%', label: '67.5%' } as const;

/** Layers with their distance in pixels from the drawing's top, and the positions of their labels. */
function stack({ unit, layers, loader }: SystemImage) {
  let y = top;
  const placed = [...layers, loader].map((layer) => {
    const height = layer.size * scale[unit];
    const middle = y + height / 2;
    let partY = y;
    const parts = (layer.parts ?? []).map(({ name, size }) => {
      partY += size * scale[unit];
      return { name, y: partY - size * scale[unit] };
    });
    y += height;
    return { layer, y: y - height, height, middle, label: middle, parts };
  });
  // From the supply upwards, the labels of thin layers fan out.
  placed.reduceRight((below, each) => {
    each.label = Math.min(each.middle, below - apart);
    return each.label;
  }, y + supplied);
  return placed;
}

/** A device's memory to scale: two slots on one loader. Decorative: its caption describes it. */
export function ImageDrawing(image: SystemImage) {
  const layers = stack(image);
  const loader = layers.at(-1);
  const bottom = loader ? loader.y + loader.height : top;
  const height = bottom + supply;
  /** Shares, because a phone shows a lower drawing. */
  const down = (y: number) => `${((100 * y) / height).toFixed(2)}%`;
  const labels = image.whole ? across.label : '60.5%';
  return (
    <svg
      className={`${styles.image} ${image.atScale ? styles.enlarged : ''}`}
      width="100%"
      height={height}
      aria-hidden
    >
      {image.atScale && (
        <>
          <line className={styles.whole} x2="34%" y1={wholeAt} y2={wholeAt} />
          <line className={styles.leader} x1="36%" x2="59%" y1={wholeAt} y2={wholeAt} />
          <text x="60.5%" y={wholeAt} dy="0.3em">
            {image.atScale}
          </text>
        </>
      )}
      {layers.map(({ layer, y, height: own, middle, label, parts }) => {
        const { name, size } = layer;
        const isLoader = layer === image.loader;
        return (
          <g key={name}>
            <rect
              className={styles[name.split(' ')[0]?.replace('-', '').toLowerCase() ?? '']}
              width={isLoader ? '54%' : '34%'}
              y={down(y)}
              height={down(own)}
            />
            {parts.map((part) => (
              <g key={part.name} className={styles.part}>
                <line x2="34%" y1={down(part.y)} y2={down(part.y)} />
                <text x="2%" y={down(part.y)} dy="1.5em">
                  {part.name}
                </text>
              </g>
            ))}
            {!isLoader && (
              <rect className={styles.other} x="36%" width="18%" y={down(y)} height={down(own)} />
            )}
            <line
              className={styles.leader}
              x1={across.slots}
              x2={across.leader}
              y1={down(middle)}
              y2={down(label)}
            />
            {layer.items.map((item) => (
              <svg key={item} y={down(label)} overflow="visible">
                <DrawnNumber x={across.number} y={0} of={item} />
              </svg>
            ))}
            {own < oneLine ? (
              <text x={labels} y={down(label)} dy="0.3em">
                {name}, {size} {image.unit}
              </text>
            ) : (
              <text y={down(label)}>
                <tspan x={labels} dy="-0.3em">
                  {name}
                </tspan>
                <tspan x={labels} dy="1.4em">
                  {size} {image.unit}
                </tspan>
              </text>
            )}
          </g>
        );
      })}
      {image.whole && (
        <svg className={styles.span} y={down(top)} overflow="visible">
          <line y1="-6" y2="-16" />
          <line x2="54%" y1="-16" y2="-16" />
          <line x1="54%" x2="54%" y1="-6" y2="-16" />
          <DrawnNumber x="27%" y={-16} of={image.whole} />
        </svg>
      )}
      <text className={styles.slot} x="2%" y={down(top)} dy="1.5em">
        A
      </text>
      <text x="38%" y={down(top)} dy="1.5em">
        B
      </text>
      {/* The supply rises, late. */}
      <g className={styles.supply}>
        <line x2="6%" y1={down(bottom + 36)} y2={down(bottom + 36)} />
        <line x1="6%" x2="8%" y1={down(bottom + 36)} y2={down(bottom + 18)} />
        <line x1="8%" x2="54%" y1={down(bottom + 18)} y2={down(bottom + 18)} />
      </g>
      <text x={labels} y={down(bottom + supplied)} dy="0.3em">
        3.3 V
      </text>
    </svg>
  );
}
