import { gatewayBlockLinks, gatewayBlocks, type Block, type BlockId } from '../diagram-content.ts';
import type { Point } from '../../../../../frontend/src/ui/point.ts';
import { Drawing } from '../../../../../frontend/src/catalogue/dimensions/Drawing.tsx';

/** Millimetres: of a block, of the gap below it, and of the gutter between the three columns. */
const [wide, tall, gap, gutter] = [47, 15, 8, 16.5];
const pitch = tall + gap;

/** The column and row of each block. The processor reaches down to the sixth row. */
const places: Readonly<Record<BlockId, readonly [column: number, row: number]>> = {
  soc: [1, 0],
  ram: [0, 0],
  emmc: [0, 1],
  secure: [0, 2],
  rtc: [0, 3],
  light: [0, 4],
  touch: [0, 5],
  usb: [2, 0],
  ethernet: [2, 1],
  wifi: [2, 2],
  zigbee: [2, 3],
  thread: [2, 4],
  bridge: [1, 6],
  rs485: [2, 6],
  pmic: [0, 7],
  charger: [1, 7],
  input: [2, 7],
  battery: [1, 8],
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function boxOf(id: BlockId): Box {
  const [column, row] = places[id];
  const height = id === 'soc' ? 5 * pitch + tall : tall;
  return { x: column * (wide + gutter), y: row * pitch, height };
}

/** What is inside the gateway and by which bus it talks. */
export function BlockDiagram() {
  const names = new Map<string, string>(gatewayBlocks.map(({ id, label }) => [id, label]));
  const links = gatewayBlockLinks
    .map(({ from, to, bus }) => `${names.get(from)} to ${names.get(to)}: ${bus}`)
    .join('; ');
  return (
    <Drawing
      className="blocks"
      height={9 * pitch}
      label={`Block diagram of the gateway. ${links}.`}
    >
      {gatewayBlockLinks.map((link) => (
        <Link key={`${link.from} ${link.to}`} {...link} />
      ))}
      {gatewayBlocks.map((block) => (
        <BlockBox key={block.id} {...block} />
      ))}
    </Drawing>
  );
}

function BlockBox({ id, group, label, part }: Block & { id: BlockId }) {
  const { x, y, height } = boxOf(id);
  // The processor's words stand at its head.
  const middle = id === 'soc' ? y + 14 : y + height / 2;
  const lines = id === 'soc' ? part.split(/(?<=quad-core|,) /) : [part];
  return (
    <g className={`block ${group} ${id}`}>
      <rect x={x} y={y} width={wide} height={height} rx="1.2" />
      <path className="tab" d={`M${x} ${y + 1.2}v${height - 2.4}`} />
      <text className="name" x={x + 3.4} y={middle - (lines.length - 1) * 2.7 - 0.9}>
        {label}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          className="part"
          x={x + 3.4}
          y={middle - (lines.length - 1) * 2.1 + 3.2 + index * 4.4}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Link({ from, to, bus }: { from: BlockId; to: BlockId; bus: string }) {
  const { points, label } = route(from, to);
  return (
    <g className="link">
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <text x={label[0]} y={label[1]} dy="-.55em" textAnchor="middle">
        {bus}
      </text>
    </g>
  );
}

/** The way of a line, and where the name of its bus stands. */
function route(from: BlockId, to: BlockId): { points: readonly Point[]; label: Point } {
  const [a, b] = [boxOf(from), boxOf(to)];
  const middle = b.y + b.height / 2;

  if (from === 'pmic' && to === 'soc') {
    // Up beside the bridge, and into the processor from below.
    const [start, end, turn] = [a.x + wide / 2, b.x + 6, a.y - gap / 2 - pitch];
    return {
      points: [
        [start, a.y],
        [start, turn],
        [end, turn],
        [end, b.y + b.height],
      ],
      label: [(start + end) / 2, turn],
    };
  }
  if (from === 'bridge' && to === 'thread') {
    const turn = a.x + wide + gutter * 0.62;
    const start = a.y + 4;
    return {
      points: [
        [a.x + wide, start],
        [turn, start],
        [turn, middle],
        [b.x, middle],
      ],
      label: [a.x + wide + gutter * 0.31, start],
    };
  }
  if (a.x === b.x) {
    const [top, bottom] = a.y < b.y ? [a, b] : [b, a];
    // Left of the middle where the label would leave the page.
    const x = a.x + wide * (a.x > wide * 2 ? 0.25 : 0.5);
    const [start, end] = [top.y + top.height, bottom.y];
    return {
      points: [
        [x, start],
        [x, end],
      ],
      // Beside the line, not on it.
      label: [x + 1.6 + busOf(from, to).length * 0.62, (start + end) / 2 + 1.9],
    };
  }
  const y = to === 'rs485' ? middle + 3 : middle;
  const [start, end] = a.x < b.x ? [a.x + wide, b.x] : [a.x, b.x + wide];
  return {
    points: [
      [start, y],
      [end, y],
    ],
    label: [(start + end) / 2, y],
  };
}

function busOf(from: BlockId, to: BlockId): string {
  return gatewayBlockLinks.find((link) => link.from === from && link.to === to)?.bus ?? '';
}
