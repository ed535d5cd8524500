import { Caption, Dimension } from '../../../sections/document/Dimension.tsx';
import { Drawing } from '../../../sections/document/Drawing.tsx';
import { round } from '../../../sections/document/point.ts';
import { gap, margin, scaleOf } from './scale.ts';
import type { Shape, View } from './shape.ts';

/** Millimetres of paper. */
export const space = { width: 174, height: 116 } as const;

interface ViewsDrawingProps {
  readonly name: string;
  readonly views: readonly View[];
}

/** A product's views side by side at a standard scale, with its outer dimensions. */
export function ViewsDrawing({ name, views }: ViewsDrawingProps) {
  const scale = scaleOf(views, space);
  const tall = Math.max(...views.map(({ size: [, height] }) => height * scale));
  const wide = views.reduce((sum, { size }) => sum + size[0] * scale, gap * (views.length - 1));
  // With the dimension at its left, in the middle.
  const start = (space.width - wide + margin.left / 2) / 2;
  const label = `Drawing of the ${name} to scale: ${views.map(describeView).join('; ')}.`;
  return (
    <Drawing width={space.width} height={tall + margin.top + margin.bottom} label={label}>
      {views.map((view, index) => {
        const before = views
          .slice(0, index)
          .reduce((sum, { size }) => sum + size[0] * scale + gap, 0);
        const x = start + before + (view.size[0] * scale) / 2;
        // oxlint-disable-next-line react/no-array-index-key -- two views may have one name
        return <OneView key={index} view={view} scale={scale} x={x} y={margin.top + tall / 2} />;
      })}
    </Drawing>
  );
}

function describeView({ name, size: [width, height] }: View): string {
  return `${name.toLowerCase()} ${width} by ${height} millimetres`;
}

interface OneViewProps {
  readonly view: View;
  readonly scale: number;
  /** The middle. */
  readonly x: number;
  readonly y: number;
}

function OneView({ view, scale, x, y }: OneViewProps) {
  const { name, size, across, up, shapes } = view;
  const [half, tall] = [(size[0] * scale) / 2, (size[1] * scale) / 2];
  return (
    <g>
      <Caption x={x} y={y - tall - 4} text={name} />
      <g transform={`translate(${round(x)} ${round(y)})`}>
        {shapes.map((shape, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed once
          <Part key={index} shape={shape} scale={scale} />
        ))}
      </g>
      {across !== null && (
        <Dimension
          axis="x"
          from={[x - half, y + tall]}
          to={[x + half, y + tall]}
          offset={6}
          text={across ?? size[0]}
          outside={2 * half < 13}
        />
      )}
      {up !== null && (
        <Dimension
          axis="y"
          from={[x - half, y - tall]}
          to={[x - half, y + tall]}
          offset={-6}
          text={up ?? size[1]}
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
  const { plate, exponent = 2.4 } = shape;
  return (
    <path
      className={className}
      d={superellipse(plate, exponent, scale)}
      transform={`translate(${cx} ${cy})`}
    />
  );
}

/** As `squircle` in `studio/core/outline.py`: corners start 1.22 radii before the corner. */
function superellipse(
  [width, height, radius]: readonly [number, number, number],
  exponent: number,
  scale: number,
) {
  const reach = Math.min(radius * 1.22, width / 2, height / 2);
  const [x0, y0] = [width / 2 - reach, height / 2 - reach];
  const steps = 14;
  const power = (value: number) => Math.max(0, value) ** (2 / exponent);
  const quadrant = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / steps);
    return [x0 + reach * power(Math.cos(angle)), y0 + reach * power(Math.sin(angle))] as const;
  });
  const back = quadrant.toReversed();
  const ring = [
    ...quadrant,
    ...back.map(([x, y]) => [-x, y] as const),
    ...quadrant.map(([x, y]) => [-x, -y] as const),
    ...back.map(([x, y]) => [x, -y] as const),
  ];
  return `M${ring.map(([x, y]) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`;
}
