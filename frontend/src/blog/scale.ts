/** A value's position between the first and the last tick, from 0 to 100. */
export interface Scale {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

/** A scale around all values, with at most six steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const least = (high - low) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((each) => each * power >= least) ?? 10);
  const [from, to] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: to - from + 1 }, (_, place) =>
    Number(((from + place) * step).toPrecision(6)),
  );
  return {
    ticks,
    at: (value) => Number(((100 * (value / step - from)) / (to - from)).toFixed(2)),
  };
}
