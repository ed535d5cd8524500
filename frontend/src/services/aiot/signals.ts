/** A signal's levels from its start to the model, -1 to 1. */
type Signal = readonly number[];

/** Steps per line. It divides the drawing's width. */
const steps = 100;

/** Noise from -1 to 1, the same in every build. */
function noise(at: number): number {
  const far = Math.sin(at * 12.9898) * 43_758.5453;
  return (far - Math.floor(far)) * 2 - 1;
}

const wave = (at: number, periods: number) => Math.sin(at * periods * 2 * Math.PI);

/** High around its centre, and zero elsewhere. */
const bump = (at: number, centre: number, width: number) =>
  Math.exp(-(((at - centre) / width) ** 2));

/** `draw` gets the time, 0 to 1, and noise. */
const signal = (draw: (at: number, noise: number) => number, count = steps): Signal =>
  Array.from({ length: count + 1 }, (_, index) => draw(index / count, noise(index + 1)));

/** The input of each model. A single signal is a line; several are drawn one above the other. */
export const signals = {
  /** A hand draws a circle twice. */
  gesture: [signal((at, hiss) => bump(at, 0.55, 0.24) * wave(at, 9) * 0.9 + hiss * 0.07)],
  /** A picture's brightness, line by line: a dark figure in the middle. */
  picture: [
    signal(
      (at, hiss) => 0.35 + 0.45 * hiss - 1.1 * bump(at, 0.6, 0.13) * (0.6 + 0.4 * wave(at, 14)),
    ),
  ],
  /** A pane breaks, and its pieces fall. */
  sound: [
    signal(
      (at, hiss) =>
        hiss * (0.08 + bump(at, 0.34, 0.02) + (at > 0.34 ? 0.95 * Math.exp((0.34 - at) * 4) : 0)),
    ),
  ],
  /** A bearing begins to knock. */
  vibration: [
    signal(
      (at, hiss) => wave(at, 34) * (0.42 + 0.25 * at) + hiss * 0.62 * Math.max(0, at - 0.5),
      200,
    ),
  ],
  /** A person walks about, falls, and stays on the floor, where the drawing ends. */
  fall: [
    signal((at, hiss) =>
      at < 0.5
        ? 0.78 + 0.14 * wave(at, 13) + hiss * 0.05
        : Math.max(0, 0.78 - (at - 0.5) * 26) + hiss * 0.02,
    ),
  ],
  /** Fourteen nights in which a room cools. */
  room: [signal((at) => 1.5 * (Math.exp(-((at * 14) % 1) * 2.1) - 0.5), 125)],
  /** A door, a movement and a current, none of them sufficient. */
  hints: [
    signal((at) => (at > 0.42 && at < 0.47 ? 0.8 : 0), 50),
    signal((at) => (at > 0.45 && at < 0.72 && wave(at, 24) > 0 ? 0.7 : 0)),
    signal((at, hiss) => (at > 0.55 ? 0.45 : 0.05) + hiss * 0.1, 40),
  ],
  /** The errors of the old model and of the new one beside it. */
  errors: [
    signal((at, hiss) => 0.2 + 0.14 * wave(at, 7) + hiss * 0.2, 50),
    signal((at, hiss) => 0.25 - 0.75 * at + 0.1 * wave(at, 6) + hiss * 0.16, 50),
  ],
} as const satisfies Record<string, readonly Signal[]>;

export type SignalName = keyof typeof signals;
