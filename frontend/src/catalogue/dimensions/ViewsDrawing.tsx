import { Caption, Dimension } from './Dimension.tsx';
import { Drawing } from './Drawing.tsx';
import { round } from '../../ui/point.ts';
import { gap, largestScale, margin, scaleOf, screenGap, sum } from './scale.ts';
import type { Shape, View } from './shape.ts';

/** The area of a data sheet, in millimetres of paper. */
export const space = { width: 174, height: 116 } as const;

interface ViewsDrawingProps {
  readonly name: string;
  readonly views: readonly View[];
  /** For screens: as large as fits, side by side or stacked. Left out: a standard scale for a data sheet. */
  readonly screen?: { readonly width: number; readonly height: number };
}

/** A product's views with its outer dimensions, on paper side by side. */
export function ViewsDrawing({ name, views, screen }: ViewsDrawingProps) {
  const { width } = screen ?? space;
  const stacked =
    screen !== undefined && largestScale(views, screen, true) > largestScale(views, screen);
  const scale = screen ? largestScale(views, screen, stacked) : scaleOf(views, space);
  const widths = views.map(({ size }) => size[0] * scale);
  const heights = views.map(({ size }) => size[1] * scale);
  const between = screen ? screenGap(views, stacked) : gap;
  const gaps = between * (views.length - 1);
  const wide = stacked ? Math.max(...widths) : sum(widths) + gaps;
  const tall = stacked ? sum(heights) + gaps : Math.max(...heights);
  // Centred together with the dimension on its left.
  const left = views[0]?.heightLabel === null && screen ? 0 : margin.left / 2;
  const start = (width - wide + left) / 2;
  // The figure of a thin last view is beyond it.
  const beyond = screen && isThin(views.at(-1), scale) ? 9 : 0;
  const label = `Drawing of the ${name} to scale: ${views.map(describeView).join('; ')}.`;
  return (
    <Drawing width={width + beyond} height={tall + margin.top + margin.bottom} label={label}>
      {views.map((view, index) => {
        const before = sum((stacked ? heights : widths).slice(0, index)) + between * index;
        const x = start + (stacked ? wide / 2 : before + (view.size[0] * scale) / 2);
        const half = (view.size[1] * scale) / 2;
        // Side by side, all stand on one line.
        const y = margin.top + (stacked ? before + half : tall - half);
        // oxlint-disable-next-line react/no-array-index-key -- two views may have one name
        return <OneView key={index} view={view} scale={scale} x={x} y={y} />;
      })}
    </Drawing>
  );
}

/** Whether it is too thin for its figure. */
function isThin(view: View | undefined, scale: number) {
  return view !== undefined && view.widthLabel !== null && view.size[0] * scale < 9;
}

function describeView({ name, size: [width, height] }: View): string {
  return `${name.toLowerCase()} ${width} by ${height} millimetres`;
}

interface OneViewProps {
  readonly view: View;
  readonly scale: number;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
}

function OneView({ view, scale, x, y }: OneViewProps) {
  const { name, size, widthLabel, heightLabel, shapes } = view;
  const [half, tall] = [(size[0] * scale) / 2, (size[1] * scale) / 2];
  return (
    <g>
      <Caption x={round(x)} y={round(y - tall - 4)} text={name} />
      <g transform={`translate(${round(x)} ${round(y)})`}>
        {shapes.map((shape, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed once
          <Part key={index} shape={shape} scale={scale} />
        ))}
      </g>
      {widthLabel !== null && (
        <Dimension
          axis="x"
          from={[x - half, y + tall]}
          to={[x + half, y + tall]}
          offset={6}
          text={widthLabel ?? size[0]}
          outside={isThin(view, scale)}
        />
      )}
      {heightLabel !== null && (
        <Dimension
          axis="y"
          from={[x - half, y - tall]}
          to={[x - half, y + tall]}
          offset={-6}
          text={heightLabel ?? size[1]}
        />
      )}
    </g>
  );
}

function Part({ shape, scale }: { readonly shape: Shape; readonly scale: number }) {
  const { at: [x, y] = [0, 0], fill = 'body' } = shape;
  const [cx, cy] = [round(x * scale), round(-y * scale)];
  const className = `part ${fill}`;
  if ('disc' in shape)
    return <circle className={className} cx={cx} cy={cy} r={round((shape.disc * scale) / 2)} />;
  if ('box' in shape) {
    const [width, height, radius] = shape.box;
    return (
      <rect
        className={className}
        x={round(cx - (width * scale) / 2)}
        y={round(cy - (height * scale) / 2)}
        width={round(width * scale)}
        height={round(height * scale)}
        rx={round(radius * scale)}
      />
    );
  }
  if ('ring' in shape) {
    const [outer, inner] = shape.ring.map((diameter) => round((diameter * scale) / 2));
    const [far, near] = shape.ring.map((diameter) => round((diameter * scale * Math.SQRT1_2) / 2));
    const open = `M-${far} ${far}A${outer} ${outer} 0 1 1 ${far} ${far}L${near} ${near}A${inner} ${inner} 0 1 0-${near} ${near}Z`;
    return <path className={className} d={open} />;
  }
  if ('text' in shape)
    return (
      <text
        className="display"
        transform={`translate(${cx} ${cy}) scale(${round(shape.letters * scale)})`}
        dy=".36em"
        textAnchor="middle"
      >
        {shape.text}
      </text>
    );
  if ('slots' in shape) {
    const ends = shape.slots.map((diameter) => (diameter * scale) / 2);
    const slot = (_: unknown, index: number) => {
      const angle = (index / shape.count) * 2 * Math.PI;
      const [from, to] = ends.map(
        (r) => `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`,
      );
      return `M${from}L${to}`;
    };
    return <path className={className} d={Array.from({ length: shape.count }, slot).join('')} />;
  }
  const { plate, exponent = 2.4 } = shape;
  return (
    <path
      className={className}
      d={superellipse(plate, exponent, scale)}
      transform={cx || cy ? `translate(${cx} ${cy})` : undefined}
    />
  );
}

/**
 * Like `squircle` in `packages/studio/core/outline.py`: corners start 1.22 radii before the corner. Each is one
 * Bézier curve that meets the superellipse at its ends and in its middle.
 */
function superellipse(
  [width, height, radius]: readonly [number, number, number],
  exponent: number,
  scale: number,
) {
  const reach = Math.min(radius * 1.22, width / 2, height / 2);
  const handle = reach * (1 - (8 * 2 ** (-1 / exponent) - 4) / 3);
  const at = (x: number, y: number) => `${round(x * scale)} ${round(y * scale)}`;
  const [w, h] = [width / 2, height / 2];
  return [
    `M${at(w - reach, -h)}C${at(w - handle, -h)} ${at(w, handle - h)} ${at(w, reach - h)}`,
    `V${round((h - reach) * scale)}C${at(w, h - handle)} ${at(w - handle, h)} ${at(w - reach, h)}`,
    `H${round((reach - w) * scale)}C${at(handle - w, h)} ${at(-w, h - handle)} ${at(-w, h - reach)}`,
    `V${round((reach - h) * scale)}C${at(-w, handle - h)} ${at(handle - w, -h)} ${at(reach - w, -h)}Z`,
  ].join('');
}
