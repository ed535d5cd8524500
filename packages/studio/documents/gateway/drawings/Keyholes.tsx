import { gatewayBody } from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import { round } from '../../../../../frontend/src/ui/point.ts';

const { apart, forward, head, slot, travel } = gatewayBody.keyholes;

/** Both keyholes about the gateway's centre, seen from below: the slot lies towards the front, which hangs up. */
export function Keyholes({ at }: { readonly at: number }) {
  return [-1, 1].map((side) => (
    <Keyhole key={side} x={(side * apart * at) / 2} y={-forward * at} at={at} />
  ));
}

interface KeyholeProps {
  readonly x: number;
  /** Where the screw rests. */
  readonly y: number;
  readonly at: number;
}

function Keyhole({ x, y, at }: KeyholeProps) {
  const [small, large, down] = [(slot / 2) * at, (head / 2 + 0.5) * at, travel * at];
  // Where the slot meets the round opening below it.
  const neck = down - Math.sqrt(large ** 2 - small ** 2);
  return (
    <path
      className="edge hole"
      d={`M${round(x - small)} ${round(y + neck)}V${round(y)}a${small} ${small} 0 0 1 ${2 * small} 0V${round(y + neck)}A${large} ${large} 0 1 1 ${round(x - small)} ${round(y + neck)}Z`}
    />
  );
}
