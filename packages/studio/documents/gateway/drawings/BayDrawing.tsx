import {
  gatewayBody,
  gatewayTerminal,
} from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import { Connectors } from './Elevation.tsx';
import { Dimension } from '../../../../../frontend/src/catalogue/dimensions/Dimension.tsx';
import { connectors } from './outline.ts';
import { Drawing } from '../../../../../frontend/src/catalogue/dimensions/Drawing.tsx';

const { bay } = gatewayBody;

/** Twice full size. */
const scale = 2;
const x = 87;
const floor = 46;

/** The connector bay from the rear, with the name of each connector. */
export function BayDrawing() {
  const [wide, tall] = [bay.width * scale, bay.height * scale];
  const names = connectors.map(({ name, start, width, height }) => ({
    name,
    middle: x - wide / 2 + (start + width / 2) * scale,
    top: floor - (height + 2) * scale,
  }));
  const terminal = names.at(-1);
  return (
    <Drawing
      height={62}
      label={`The connector bay from the rear, at twice its size. From left to right: ${names.map(({ name }) => name).join(', ')}.`}
    >
      <path
        className="edge bay"
        d={`M${x - wide / 2} ${floor}v${1 - tall}q0-1 1-1h${wide - 2}q1 0 1 1V${floor}Z`}
      />
      <Connectors x={x} floor={floor - 2} at={scale} />
      {names.map(({ name, middle, top }) => (
        <g key={name}>
          <path className="thin" d={`M${middle} ${top - 0.6}V5.6`} />
          <text className="caption" x={middle} y="3.4" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {terminal &&
        gatewayTerminal.map(({ way, name }) => {
          const at = terminal.middle + (way - 2.5) * 3.5 * scale;
          return (
            <g key={way}>
              <circle className="edge hole" cx={at} cy={floor - 8.6} r="2.1" />
              <text x={at} y={floor - 14} textAnchor="middle">
                {name}
              </text>
            </g>
          );
        })}
      <Dimension
        axis="x"
        from={[x - wide / 2, floor]}
        to={[x + wide / 2, floor]}
        offset={8}
        text={bay.width}
      />
      <Dimension
        axis="y"
        from={[x + wide / 2, floor - tall]}
        to={[x + wide / 2, floor]}
        offset={9}
        text={bay.height}
      />
    </Drawing>
  );
}
