/** Milliseconds of a function's ten seconds. A query that then still runs may take its own timeout. */
const milliseconds = 6000;

/** When a request has to end that reads as many rows as it can, as `performance.now()` counts. */
export function readingTime(): number {
  return performance.now() + milliseconds;
}
