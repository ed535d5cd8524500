import { gatewayBody } from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import { gatewayDocument } from '../content.ts';
import { Caption, Dimension } from '../../../../../frontend/src/catalogue/dimensions/Dimension.tsx';
import { Elevation } from './Elevation.tsx';
import { layers } from './outline.ts';

const { width, height, tolerance, dish } = gatewayBody;

/** The right edge at full size, with the height of each layer. */
export function RightEdge() {
  const bottom = 71;
  const x = 96;
  const shown = 26;
  return (
    <g>
      <Caption x={x + shown / 2 + 6} y={6} text="Right edge, 1 : 1" />
      <clipPath id="right-edge">
        <path d={`M${x} 0h60v90H${x}Z`} />
      </clipPath>
      <g clipPath="url(#right-edge)">
        <Elevation x={x + shown - width / 2} bottom={bottom} at={1} />
        <path
          className="hidden"
          d={`M${x} ${bottom - height + dish.depth}h${shown - dish.inset - 4}l4-${dish.depth}`}
        />
      </g>
      <path
        className="break"
        d={`M${x} ${bottom - height - 3}v19l-1.4 1.6 2.8 2.4-1.4 1.6V${bottom + 3}`}
      />
      {layers.map(({ id, name, base, height: thickness }) => {
        const from = bottom - base;
        const to = from - thickness;
        const thin = thickness < 6;
        return (
          <g key={id}>
            <path className="thin" d={`M${x + shown + 1} ${to}h16`} />
            {thin ? (
              <path className="thin" d={`M${x + shown + 14} ${(from + to) / 2}h5`} />
            ) : (
              <Dimension
                axis="y"
                from={[x + shown, to]}
                to={[x + shown, from]}
                offset={13}
                text=""
              />
            )}
            <text className="start" x={x + shown + 20} y={(from + to) / 2} dy=".34em">
              <tspan className="value">{thickness.toFixed(1)}</tspan> {name}
            </text>
          </g>
        );
      })}
      <path className="thin" d={`M${x + shown - 4} ${bottom}h21`} />
      <Dimension
        axis="y"
        from={[x, bottom - height]}
        to={[x, bottom]}
        offset={-8}
        text={height.toFixed(1)}
      />
    </g>
  );
}

export function TitleBlock() {
  const rows = [
    ['Drawing', `${gatewayDocument.number}-01`],
    ['Scale', `1 : 2; mm, ±${tolerance}`],
  ] as const;
  const [x, y, wide, row] = [96, 197, 78, 6.4];
  return (
    <g className="titleBlock">
      {rows.map(([term, text], index) => (
        <g key={term} transform={`translate(${x} ${y + index * row})`}>
          <path className="thin" d={`M0 0h${wide}`} />
          <text className="start" y={row / 2} dy=".34em">
            {term}
          </text>
          <text className="start value" x="26" y={row / 2} dy=".34em">
            {text}
          </text>
        </g>
      ))}
      <path className="thin" d={`M${x} ${y + rows.length * row}h${wide}`} />
      {/* The symbol of third-angle projection: a truncated cone, from the front and from the side. */}
      <g transform={`translate(${x + wide - 18} ${y + row})`}>
        <circle className="edge" r="3.4" />
        <circle className="edge" r="1.9" />
        <path className="edge" d="M8 -1.9L17 -3.4V3.4L8 1.9Z" />
        <path className="axis" d="M-4.4 0H18.4M0 -4.4V4.4" />
      </g>
    </g>
  );
}
