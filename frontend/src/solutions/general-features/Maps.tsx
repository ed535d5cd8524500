import { Snowflake, TriangleAlert, Truck, UserRound, icons } from 'lucide';
import type { ReactNode } from 'react';
import type { IconName } from '../../content/feature-card.ts';
import { staleMarker } from './content.ts';
import { between, type Crossing, lineThrough, type Point, pointOf } from './town.ts';
import { Pin, TownMap } from './TownMap.tsx';
import styles from './Maps.module.css';

const objects: readonly (readonly [IconName, Point])[] = [
  ['Truck', between([1, 3], [2, 3], 0.5)],
  ['Truck', between([0, 1], [1, 1], 0.25)],
  ['UserRound', between([1, 1], [1, 2], 0.8)],
  ['UserRound', between([3, 2], [3, 3], 0.7)],
  ['Thermometer', [104, 99]],
  ['Thermometer', [366, 316]],
  ['Thermometer', between([2, 2], [3, 2], 0.6)],
  ['Thermometer', between([1, 2], [1, 3], 0.55)],
  ['Container', between([2, 1], [3, 1], 0.45)],
  ['Container', between([0, 2], [0, 3], 0.3)],
];

const trails: readonly (readonly Point[])[] = [
  [pointOf([3, 0]), pointOf([3, 1]), pointOf([2, 1]), between([2, 1], [2, 2], 0.8)],
  [pointOf([0, 2]), pointOf([1, 2]), pointOf([1, 3]), between([1, 3], [1, 4], 0.1)],
  [pointOf([3, 4]), pointOf([2, 4]), pointOf([2, 3])],
];

/** The connected objects, their places, and the tracks of three vehicles. */
export function HeroMap({ className }: { readonly className?: string | undefined }) {
  return (
    <TownMap view="70 20 500 430" className={className}>
      {trails.map((points) => (
        <path key={points.join(' ')} className={styles.trail} d={lineThrough(points)} />
      ))}
      {objects.map(([kind, at]) => (
        <Pin key={at.join(' ')} at={at} icon={icons[kind]} />
      ))}
      {trails.map((points) => (
        <Pin key={points.join(' ')} at={points.at(-1) ?? [0, 0]} icon={Truck} state="live" />
      ))}
    </TownMap>
  );
}

/** Vehicles with their tracks, one of them with an old last report. */
export function LiveMap({ className }: { readonly className?: string | undefined }) {
  const stale = between([1, 1], [1, 2], 0.1);
  return (
    <TownMap view="96 110 440 250" className={className}>
      {trails.map((points) => (
        <path key={points.join(' ')} className={styles.trail} d={lineThrough(points)} />
      ))}
      {trails.map((points) => (
        <Pin key={points.join(' ')} at={points.at(-1) ?? [0, 0]} icon={Truck} state="live" />
      ))}
      <Pin at={stale} icon={Truck} state="old" />
      <text className={styles.age} x={stale[0] + 22} y={stale[1] + 5}>
        {staleMarker}
      </text>
    </TownMap>
  );
}

/** An alarm, and the three nearest people in order: their distance counts, not the street. */
export function AlarmMap({ className = '' }: { readonly className?: string | undefined }) {
  const alarm = pointOf([1, 2]);
  const people = [
    between([1, 2], [2, 2], 0.75),
    between([1, 1], [1, 2], 0.25),
    between([1, 3], [0, 3], 0.25),
  ];
  return (
    <svg
      className={`${styles.alarm} ${className}`}
      viewBox="154 46 320 256"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {[44, 84, 128].map((radius) => (
        <circle key={radius} className={styles.range} cx={alarm[0]} cy={alarm[1]} r={radius} />
      ))}
      {people.map((at) => (
        <path key={at.join(' ')} className={styles.call} d={lineThrough([alarm, at])} />
      ))}
      {people.map((at) => (
        <Pin key={at.join(' ')} at={at} icon={UserRound} />
      ))}
      <Pin at={alarm} icon={TriangleAlert} state="live" />
      {people.map(([x, y], index) => {
        // On the side away from the alarm.
        const away = 26 / Math.hypot(x - alarm[0], y - alarm[1]);
        return (
          <text
            key={`${x} ${y}`}
            className={styles.age}
            x={Math.round(x + (x - alarm[0]) * away)}
            y={Math.round(y + (y - alarm[1]) * away) + 5}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        );
      })}
    </svg>
  );
}

/** The places of a command's states: three in a row, and the last on a branch of the second. */
const stops = [
  ['4%', 62, 'start', -13],
  ['50%', 62, 'middle', 0],
  ['96%', 62, 'end', 13],
  ['96%', 154, 'end', 13],
] as const;

/** A command's path to a valve: done, or expired without a response. */
export function CommandLine({ states }: { readonly states: readonly string[] }) {
  return (
    <svg className={styles.command} width="100%" height="176" aria-hidden>
      <line className={styles.sent} x1="4%" x2="96%" y1="62" y2="62" />
      <line className={styles.lost} x1="50%" x2="50%" y1="62" y2="154" />
      <line className={styles.lost} x1="50%" x2="96%" y1="154" y2="154" />
      {stops.map(([x, y, textAnchor, dx], index) => (
        <g key={states[index]}>
          <circle className={index === 3 ? styles.lost : styles.state} cx={x} cy={y} r="13" />
          <text className={styles.name} x={x} y={y - 28} textAnchor={textAnchor} dx={dx}>
            {states[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The radius of what the steps' drawings mark. */
const marker = 22;

/** A plow's route from its depot. */
const route: readonly Crossing[] = [
  [3, 0],
  [3, 1],
  [2, 1],
  [2, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
];

/** Streets of the route, in the order of their priority. */
const priorities = [
  between([3, 1], [2, 1], 0.5),
  between([2, 1], [2, 2], 0.5),
  between([2, 2], [1, 2], 0.5),
  between([1, 3], [2, 3], 0.5),
];

/** A route, planned by priority. */
function RoutePlan() {
  return (
    <TownMap view="0 110 600 310" className={styles.step}>
      <path className={styles.planned} d={lineThrough(route.map(pointOf))} />
      {priorities.map(([x, y], index) => (
        <g key={`${x} ${y}`} className={styles.priority}>
          <circle cx={x} cy={y} r={marker} />
          <text x={x} y={y + 8} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </TownMap>
  );
}

/** A drawing as large as a step's map. */
function StepDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className={styles.step}
      viewBox="0 0 600 310"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** When each condition was true, and last when all were. */
const conditions = [
  ['there', 'M200 75H500'],
  ['moving', 'M230 125H325M385 125H540'],
  ['blade down', 'M265 175H350M410 175H560'],
  ['served', 'M265 240H325M410 240H500'],
] as const;

/** A street counts as served when three conditions are true together. */
function ServedStreets() {
  return (
    <StepDrawing>
      <path className={styles.together} d="M265 50H325V240H265ZM410 50H500V240H410Z" />
      {conditions.map(([name, d], index) => (
        <g key={name}>
          <path className={index === 3 ? styles.served : styles.condition} d={d} />
          <text className={styles.label} x="40" y={[83, 133, 183, 248][index]}>
            {name}
          </text>
        </g>
      ))}
    </StepDrawing>
  );
}

/** Three routes: one done, one late, and one whose truck can help. */
function RouteStates() {
  return (
    <StepDrawing>
      <path className={styles.served} d="M180 80H550M180 155H370M180 230H528" />
      <path className={styles.late} d="M400 155H550" />
      <Pin at={[370, 155]} icon={Snowflake} state="live" radius={marker} />
      <Pin at={[528, 230]} icon={Truck} radius={marker} />
      {['done', 'late', 'can help'].map((name, index) => (
        <text key={name} className={styles.label} x="40" y={88 + 75 * index}>
          {name}
        </text>
      ))}
    </StepDrawing>
  );
}

export const stepDrawings = { 1: <RoutePlan />, 2: <ServedStreets />, 3: <RouteStates /> } as const;
