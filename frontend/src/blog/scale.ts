/** A value's position between the scale's two ends, from 0 to 100. */
export interface Scale {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

/**
 * A scale around all values, with at most six steps of 1, 2, 5 or 6 times a power of ten. It starts at a tick and ends
 * at one, or at the highest value (`end: 'value'`).
 */
export function scaleOf(values: readonly number[], end: 'tick' | 'value' = 'tick'): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const least = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5, 6].find((each) => each * power >= least) ?? 10);
  const from = Math.floor(low / step);
  const to = end === 'tick' ? Math.ceil(high / step) : high / step;
  const ticks = Array.from({ length: Math.floor(to) - from + 1 }, (_, place) =>
    Number(((from + place) * step).toPrecision(6)),
  );
  return {
    ticks,
    at: (value) => Number(((100 * (value / step - from)) / (to - from)).toFixed(2)),
  };
}
