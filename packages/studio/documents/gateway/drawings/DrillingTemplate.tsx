import { gatewayBody } from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import { Dimension, Leader } from '../../../../../frontend/src/catalogue/dimensions/Dimension.tsx';
import { Keyholes } from './Keyholes.tsx';
import { outline } from './outline.ts';
import { Drawing } from '../../../../../frontend/src/catalogue/dimensions/Drawing.tsx';

const { width, depth, keyholes, bay } = gatewayBody;
const [x, y] = [69, 60];

/** The wall behind the gateway at full size: what is drilled, and what will cover it. */
export function DrillingTemplate() {
  const line = y - keyholes.forward;
  const hole = keyholes.apart / 2;
  const mouth = bay.width / 2;
  return (
    <Drawing
      width={128}
      height={122}
      label={`Drilling template at full size: two holes ${keyholes.apart} millimetres apart on a level line, ${keyholes.forward} millimetres above the middle of the gateway. The connector bay points down.`}
    >
      <clipPath id="wall">
        <path d={outline()} transform={`translate(${x} ${y})`} />
      </clipPath>
      <path className="hidden" d={outline()} transform={`translate(${x} ${y})`} />
      <path
        className="hidden"
        clipPath="url(#wall)"
        d={`M${x - mouth} ${y + depth / 2}v${-bay.depth}h${bay.width}v${bay.depth}`}
      />
      <g transform={`translate(${x} ${y})`}>
        <Keyholes at={1} />
      </g>
      {[x - hole, x + hole].map((at) => (
        <path
          key={at}
          className="target"
          d={`M${at - 6} ${line}h12M${at} ${line - 6}v12M${at - 2} ${line}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`}
        />
      ))}
      <Dimension
        axis="x"
        from={[x - hole, line - 4]}
        to={[x + hole, line - 4]}
        offset={-12}
        text={keyholes.apart}
      />
      <Dimension
        axis="y"
        from={[x - hole, line]}
        to={[x - width / 2, y]}
        offset={-9}
        text={keyholes.forward}
      />
      <text className="caption" x={x} y={y + depth / 2 - 16} textAnchor="middle">
        Cables down
      </text>
      <Leader from={[x + hole, line]} to={[x + hole + 4, line + 17]} text="Screw, 4 mm" />
      {/* Reveals a printer that scales the page. */}
      <Dimension
        axis="x"
        from={[x - 25, y - 4]}
        to={[x + 25, y - 4]}
        offset={8}
        text="Check: 50 mm"
      />
    </Drawing>
  );
}
