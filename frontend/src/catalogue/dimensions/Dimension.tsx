import { round, type Point } from '../../ui/point.ts';

interface DimensionProps {
  /** The two ends of the measure, from the left or from the top. */
  readonly from: Point;
  readonly to: Point;
  /** The distance of the line: below (above, if negative) a horizontal measure, right (left) of a vertical one. */
  readonly offset: number;
  readonly axis: 'x' | 'y';
  readonly text: string | number;
  /** For measures too short for their figure, which is then beyond the line's end. */
  readonly outside?: boolean;
}

const arrow = 1.7;
const beyond = 1.2;

/** A dimension line with its extension lines, as in engineering drawings. */
export function Dimension({ from, to, offset, axis, text, outside = false }: DimensionProps) {
  // Everything is drawn horizontally, and rotated for a vertical measure.
  const flip = ([x, y]: Point): Point => (axis === 'x' ? [x, y] : [y, x]);
  const [[a, fromEdge], [b, toEdge]] = [flip(from), flip(to)];
  const level = (offset > 0 ? Math.max(fromEdge, toEdge) : Math.min(fromEdge, toEdge)) + offset;
  const side = Math.sign(offset);
  const at = (x: number, y: number) => flip([round(x), round(y)]).join(' ');
  const head = (x: number, way: number) =>
    `M${at(x, level)}L${at(x + way * arrow, level - 0.42)}L${at(x + way * arrow, level + 0.42)}Z`;
  const extension = (x: number, edge: number) =>
    `M${at(x, edge + side * 0.8)}L${at(x, level + side * beyond)}`;
  // The lines of short measures point in from outside.
  const way = outside ? -1 : 1;
  const line = outside
    ? `M${at(a - 4, level)}L${at(b + 4, level)}`
    : `M${at(a, level)}L${at(b, level)}`;
  const place = outside ? b + 6.2 : (a + b) / 2;
  const [x, y] = flip([place, level]);
  return (
    <g className="dimension">
      <path className="thin" d={extension(a, fromEdge) + extension(b, toEdge) + line} />
      <path className="arrow" d={head(a, way) + head(b, -way)} />
      <Figure at={[x, y]} text={String(text)} />
    </g>
  );
}

/** Interrupts its line. */
function Figure({ at: [x, y], text }: { at: Point; text: string }) {
  // The monospaced font's letters are 0.6 of their size wide.
  const wide = text.length * 0.6 * 2.3 + 1.4;
  return (
    text && (
      <>
        <rect className="gap" x={round(x - wide / 2)} y={round(y - 1.5)} width={wide} height="3" />
        <text x={round(x)} y={round(y)} dy=".34em" textAnchor="middle">
          {text}
        </text>
      </>
    )
  );
}

interface LeaderProps {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly end?: boolean;
}

/** A line from a part to its name. */
export function Leader({ from, to, text, end = false }: LeaderProps) {
  return (
    <g className="leader">
      <circle cx={from[0]} cy={from[1]} r="0.5" />
      <path className="thin" d={`M${from.join(' ')}L${to.join(' ')}h${end ? -3 : 3}`} />
      <text x={to[0] + (end ? -4 : 4)} y={to[1]} dy=".34em" textAnchor={end ? 'end' : 'start'}>
        {text}
      </text>
    </g>
  );
}

/** A view's name, above it. */
export function Caption({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text className="caption" x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
}
