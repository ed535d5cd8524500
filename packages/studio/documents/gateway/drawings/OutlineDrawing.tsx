import { gatewayBody } from '../../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import {
  Caption,
  Dimension,
  Leader,
} from '../../../../../frontend/src/catalogue/dimensions/Dimension.tsx';
import { Connectors, Elevation } from './Elevation.tsx';
import { Keyholes } from './Keyholes.tsx';
import { outline } from './outline.ts';
import { RightEdge, TitleBlock } from './OutlineNotes.tsx';
import { Drawing } from '../../../../../frontend/src/catalogue/dimensions/Drawing.tsx';

const { width, depth, height, layers, dish, sensor, bay, keyholes, screws } = gatewayBody;

/** Half of full size. */
const scale = 0.5;
const half = (width / 2) * scale;
const tall = height * scale;

/** Where the views stand on the drawing, in millimetres of paper: the middle of each, or its upper edge. */
const left = 45;
const right = 132;
const topView = 44;
const frontView = 91;
const bottomView = 169;

/** The views of the gateway, with the measures that an installer and a case maker need. */
export function OutlineDrawing() {
  const title = `Drawing of the gateway from above, from the front, from below and from the rear, and its right edge at full size. ${width} by ${depth} by ${height} millimetres; connector bay ${bay.width} by ${bay.depth} by ${bay.height}; keyholes ${keyholes.apart} apart.`;
  return (
    <Drawing height={212} label={title}>
      <TopView />
      <FrontView />
      <BottomView />
      <RearView />
      <RightEdge />
      <TitleBlock />
    </Drawing>
  );
}

function TopView() {
  const front = topView + sensor.forward * scale;
  return (
    <g>
      <Caption x={left} y={6} text="Top" />
      <g transform={`translate(${left} ${topView})`}>
        <path className="edge lid" d={outline(0, scale)} />
        <path className="thin" d={outline(dish.inset, scale)} />
        <path className="axis" d={`M${-half - 4} 0H${half + 4}M0 ${-half - 4}V${half + 4}`} />
      </g>
      <circle className="glass" cx={left} cy={front} r={(sensor.diameter / 2) * scale} />
      <Dimension
        axis="y"
        from={[left - half, topView - half]}
        to={[left - half, topView + half]}
        offset={-8}
        text={depth}
      />
      <Dimension
        axis="y"
        from={[left, topView]}
        to={[left, front]}
        offset={half + 7}
        text={sensor.forward}
      />
      <Leader from={[left + 12, topView - 12]} to={[left + 33, topView - 24]} text="Touch area" />
      <Leader from={[left + 0.8, front + 0.8]} to={[left + 26, topView + 34]} text="Light sensor" />
    </g>
  );
}

function FrontView() {
  const bottom = frontView + tall;
  return (
    <g>
      <Caption x={left} y={frontView - 4.5} text="Front" />
      <Elevation x={left} bottom={bottom} at={scale} />
      <path className="axis" d={`M${left} ${frontView - 2}V${bottom + 3}`} />
      <Dimension
        axis="y"
        from={[left - half, frontView]}
        to={[left - half, bottom]}
        offset={-8}
        text={height}
      />
      <Dimension
        axis="x"
        from={[left - half, bottom - 4]}
        to={[left + half, bottom - 4]}
        offset={10}
        text={width}
      />
    </g>
  );
}

function BottomView() {
  const rear = bottomView + half;
  const hole = (keyholes.apart / 2) * scale;
  const line = bottomView - keyholes.forward * scale;
  const mouth = (bay.width / 2) * scale;
  return (
    <g>
      <Caption x={left} y={bottomView - half - 4.5} text="Bottom, rear edge below" />
      <g transform={`translate(${left} ${bottomView})`}>
        <path className="edge band" d={outline(0, scale)} />
        <clipPath id="body">
          <path d={outline(0, scale)} />
        </clipPath>
        <path className="edge base" d={outline(layers[0].inset, scale)} />
        <path className="axis" d={`M${-half - 4} 0H${half + 4}M0 ${-half - 2}V${half + 3}`} />
        <path
          className="edge bay"
          clipPath="url(#body)"
          d={`M${-mouth} ${half}v${-bay.depth * scale + 1.5}q0-1.5 1.5-1.5h${2 * mouth - 3}q1.5 0 1.5 1.5V${half}Z`}
        />
        <Keyholes at={scale} />
        <Screws />
      </g>
      <Dimension
        axis="x"
        from={[left - mouth, rear]}
        to={[left + mouth, rear]}
        offset={6}
        text={bay.width}
      />
      <Dimension
        axis="y"
        from={[left + mouth, rear - bay.depth * scale]}
        to={[left + mouth, rear]}
        offset={half - mouth + 7}
        text={bay.depth}
      />
      <Dimension
        axis="x"
        from={[left - hole, line]}
        to={[left + hole, line]}
        offset={-9}
        text={keyholes.apart}
      />
      <Dimension
        axis="y"
        from={[left - hole, line]}
        to={[left - hole, bottomView]}
        offset={hole - half - 8}
        text={keyholes.forward}
      />
    </g>
  );
}

function Screws() {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => (
      <circle
        key={`${x} ${y}`}
        className="edge"
        cx={x * screws.x * scale}
        cy={y * screws.y * scale}
        r={(screws.diameter / 2) * scale}
      />
    )),
  );
}

function RearView() {
  const bottom = frontView + tall;
  const mouth = (bay.width / 2) * scale;
  const floor = bottom - layers[0].height * scale;
  const ceiling = floor - bay.height * scale;
  return (
    <g>
      <Caption x={right} y={frontView - 4.5} text="Rear" />
      <Elevation x={right} bottom={bottom} at={scale} />
      <path
        className="edge bay"
        d={`M${right - mouth} ${floor}V${ceiling}h${2 * mouth}V${floor}Z`}
      />
      <Connectors x={right} floor={floor - 0.8} at={scale} />
      <Dimension
        axis="y"
        from={[right + mouth, ceiling]}
        to={[right + mouth, floor]}
        offset={half - mouth + 5}
        text={bay.height}
      />
      <Dimension
        axis="x"
        from={[right - mouth, floor]}
        to={[right + mouth, floor]}
        offset={6}
        text={bay.width}
      />
    </g>
  );
}
