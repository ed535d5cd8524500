import { gatewayBattery, gatewayLoads } from '../ratings-content.ts';
import { round, type Point } from '../../../../../frontend/src/ui/point.ts';
import { Drawing } from '../../../../../frontend/src/catalogue/dimensions/Drawing.tsx';

const { capacity, voltage, efficiency } = gatewayBattery;

/** Hours that a full, new battery lasts at a load in watts. */
export function runTime(watts: number): number {
  return ((capacity / 1000) * voltage * efficiency) / watts;
}

/** Millimetres of the plot, and the figures at its ends. */
const [wide, tall] = [158, 62];
const load = { min: 2, max: 7.5 };
const hours = { min: 0, max: 8 };

function place(watts: number, time: number): Point {
  return [
    round(12 + ((watts - load.min) / (load.max - load.min)) * wide),
    round(2 + (1 - (time - hours.min) / (hours.max - hours.min)) * tall),
  ];
}

/** How long the battery carries the gateway, by its load. */
export function RunTimeChart() {
  const steps = Array.from({ length: 56 }, (_, step) => load.min + step / 10);
  const curve = steps.map((watts) => place(watts, Math.min(runTime(watts), hours.max)));
  const said = gatewayLoads
    .map(({ name, watts }) => `${name}, ${watts} W: ${runTime(watts).toFixed(1)} h`)
    .join('; ');
  return (
    <Drawing
      className="chart"
      height={74}
      label={`Run time on a full, new battery by load. ${said}.`}
    >
      {[0, 2, 4, 6, 8].map((time) => {
        const [x, y] = place(load.min, time);
        return (
          <g key={time}>
            <path className="thin" d={`M${x} ${y}h${wide}`} />
            <text x={x - 2} y={y} dy=".34em" textAnchor="end">
              {time} h
            </text>
          </g>
        );
      })}
      {[2, 3, 4, 5, 6, 7].map((watts) => (
        <text key={watts} x={place(watts, 0)[0]} y={tall + 6.4} textAnchor="middle">
          {watts} W
        </text>
      ))}
      <path className="curve" d={`M${curve.map((point) => point.join(' ')).join('L')}`} />
      {gatewayLoads.map(({ name, watts }) => {
        const [x, y] = place(watts, runTime(watts));
        return (
          <g key={name}>
            <path className="drop" d={`M${x} ${y}V${place(watts, 0)[1]}`} />
            <circle cx={x} cy={y} r="1.1" />
            <rect className="gap" x={x + 1.8} y={y - 8.8} width="22" height="8" />
            <text className="value" x={x + 2.4} y={y - 5.4}>
              {runTime(watts).toFixed(1)} h
            </text>
            <text className="start" x={x + 2.4} y={y - 1.9}>
              {name}, {watts} W
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
