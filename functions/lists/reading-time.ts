/** Milliseconds of a function's ten seconds, leaving room for a query's own timeout. */
const milliseconds = 6000;

/** The deadline of a request that reads as many rows as it can, of `performance.now()`. */
export function readingTime(): number {
  return performance.now() + milliseconds;
}
