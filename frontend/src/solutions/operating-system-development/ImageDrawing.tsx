import { DrawnNumber } from '../../ui/DrawnNumber.tsx';
import type { SystemImage } from './content.ts';
import styles from './ImageDrawing.module.css';

/** Pixels per unit: a kilobyte is drawn 500 times as large as a thousandth of a megabyte. */
const scale = { MB: 2.4, kB: (2.4 * 500) / 1000 } as const;
/** Pixels above the slots, and below them for the supply underneath everything. */
const top = 40;
const supply = 52;
/** A layer lower than this has its size beside its name. */
const oneLine = 44;
/** Minimum pixels between two labels. */
const apart = 26;

/** Layers with their distance in pixels from the drawing's top, and the positions of their labels. */
function stack({ unit, layers, loader }: SystemImage) {
  let y = top;
  const placed = [...layers, loader].map((layer) => {
    const height = layer.size * scale[unit];
    const middle = y + height / 2;
    y += height;
    return { layer, y: y - height, height, middle, label: middle };
  });
  // From the loader upwards, the labels of thin layers fan out.
  placed.reduceRight((below, each) => {
    each.label = Math.min(each.middle, below - apart);
    return each.label;
  }, Infinity);
  return placed;
}

/** A device's memory to scale: two slots on one loader. Decorative: its caption describes it. */
export function ImageDrawing(image: SystemImage) {
  const layers = stack(image);
  const loader = layers.at(-1);
  const bottom = loader ? loader.y + loader.height : top;
  return (
    <svg className={styles.image} width="100%" height={bottom + supply} aria-hidden>
      {image.atScale && (
        <>
          <line className={styles.whole} x2="34%" y1="3" y2="3" />
          <line className={styles.leader} x1="36%" x2="59%" y1="3" y2="3" />
          <text x="60.5%" y="7">
            {image.atScale}
          </text>
        </>
      )}
      <text x="2%" y={top - 12}>
        A
      </text>
      <text x="38%" y={top - 12}>
        B
      </text>
      {layers.map(({ layer, y, height, middle, label }) => {
        const { name, size } = layer;
        const isLoader = layer === image.loader;
        return (
          <g key={name}>
            <rect
              className={styles[name.split(' ')[0]?.replace('-', '').toLowerCase() ?? '']}
              width={isLoader ? '54%' : '34%'}
              y={y}
              height={height}
            />
            {!isLoader && (
              <rect className={styles.other} x="36%" width="18%" y={y} height={height} />
            )}
            <line className={styles.leader} x1="54%" x2="59%" y1={middle} y2={label} />
            {height < oneLine ? (
              <text x="60.5%" y={label + 4}>
                {name}, {size} {image.unit}
              </text>
            ) : (
              <text y={label - 4}>
                <tspan x="60.5%">{name}</tspan>
                <tspan x="60.5%" dy="1.4em">
                  {size} {image.unit}
                </tspan>
              </text>
            )}
          </g>
        );
      })}
      {/* Above all layers. Those of thin layers are side by side. */}
      {layers.map(({ layer, height, middle }, index) =>
        layer.items.map((item) => (
          <DrawnNumber
            key={item}
            x={height < oneLine && index % 2 === 0 ? '8%' : '17%'}
            y={middle}
            of={item}
          />
        )),
      )}
      {image.whole && (
        <>
          <line className={styles.span} x1="27%" x2="27%" y1={top} y2={bottom} />
          <DrawnNumber x="27%" y={top + 120} of={image.whole} />
        </>
      )}
      {/* The supply rises, late. */}
      <g className={styles.supply}>
        <line x2="6%" y1={bottom + 36} y2={bottom + 36} />
        <line x1="6%" x2="8%" y1={bottom + 36} y2={bottom + 18} />
        <line x1="8%" x2="54%" y1={bottom + 18} y2={bottom + 18} />
      </g>
      <text x="60.5%" y={bottom + 24}>
        3.3 V
      </text>
    </svg>
  );
}
