import { gatewayBody } from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import { round } from '../../../../../frontend/src/ui/point.ts';
import { connectors, layers } from './outline.ts';

const { width, bay } = gatewayBody;

/** Radii of the layers' rounded edges. */
const fillets = { foot: 0.6, band: 2.5, light: 0, lid: 3.4 };

interface ElevationProps {
  /** The middle of the body, in the drawing. */
  readonly x: number;
  /** The table. */
  readonly bottom: number;
  /** The scale. */
  readonly at: number;
}

/** The layers as seen from the side, from the table up. */
export function Elevation({ x, bottom, at }: ElevationProps) {
  return layers.map(({ id, base, height, inset }) => {
    const [low, high] = [bottom - base * at, bottom - (base + height) * at];
    const [left, right] = [x - (width / 2 - inset) * at, x + (width / 2 - inset) * at];
    const r = fillets[id] * at;
    // The lid is rounded above, the others below.
    const shape =
      id === 'lid'
        ? `M${left} ${low}V${high + r}q0-${r} ${r}-${r}H${right - r}q${r} 0 ${r} ${r}V${low}Z`
        : `M${left} ${high}H${right}V${low - r}q0 ${r}-${r} ${r}H${left + r}q-${r} 0-${r}-${r}Z`;
    return <path key={id} className={`edge ${id}`} d={shape} />;
  });
}

interface ConnectorsProps {
  readonly x: number;
  readonly floor: number;
  readonly at: number;
}

/** The openings of the four connectors. */
export function Connectors({ x, floor, at }: ConnectorsProps) {
  return connectors.map((connector) => (
    <rect
      key={connector.id}
      className="edge connector"
      x={round(x + (connector.start - bay.width / 2) * at)}
      y={round(floor - (connector.height + 1) * at)}
      width={round(connector.width * at)}
      height={round(connector.height * at)}
      rx={connector.id === 'power' ? round((connector.height / 2) * at) : 0.3}
    />
  ));
}
