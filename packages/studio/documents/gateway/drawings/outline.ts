import { round, type Point } from '../../../../../frontend/src/ui/point.ts';
import {
  gatewayBody,
  gatewayConnectors,
} from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';

const { width, depth, corner, bay } = gatewayBody;

/** The layers of the body, each with the height at which it begins. */
export const layers = Array.from(gatewayBody.layers, (layer, index) => ({
  ...layer,
  base: sum(gatewayBody.layers.slice(0, index).map(({ height }) => height)),
}));

const gap =
  (bay.width - sum(gatewayConnectors.map((connector) => connector.width))) /
  (gatewayConnectors.length + 1);

/** The connectors side by side with equal gaps, each with its distance from the bay's left side. */
export const connectors = Array.from(gatewayConnectors, (connector, index) => ({
  ...connector,
  start: gap * (index + 1) + sum(gatewayConnectors.slice(0, index).map((before) => before.width)),
}));

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The gateway's outline seen from above, `inset` behind its own, about the origin: the path of an SVG. */
export function outline(inset = 0, scale = 1): string {
  const reach = corner.radius * corner.reach - inset;
  const [x0, y0] = [width / 2 - inset - reach, depth / 2 - inset - reach];
  const steps = 20;
  const quadrant = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = (Math.PI / 2) * (step / steps);
    return [x0 + reach * power(Math.cos(angle)), y0 + reach * power(Math.sin(angle))];
  });
  const back = quadrant.toReversed();
  const ring: Point[] = [
    ...quadrant,
    ...back.map(([x, y]): Point => [-x, y]),
    ...quadrant.map(([x, y]): Point => [-x, -y]),
    ...back.map(([x, y]): Point => [x, -y]),
  ];
  return `M${ring.map((point) => point.map((value) => round(value * scale)).join(' ')).join('L')}Z`;
}

function power(value: number): number {
  return Math.max(0, value) ** (2 / corner.exponent);
}
