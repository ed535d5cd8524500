/** Milliseconds of the units of a rate. */
const units = new Map([
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);

/** The maximum of Node's timers: 24 days. */
const maxInterval = 2 ** 31 - 1;

/**
 * Parses `rate(5 minutes)` into milliseconds.
 * @throws Error for any other expression
 */
export function readRate(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const milliseconds = units.get(unit ?? '');
  if (milliseconds === undefined) {
    throw new Error(`the local runtime does not know the schedule ${expression}.`);
  }
  return Number(count) * milliseconds;
}

/** Runs a task at a fixed rate, first after one interval. A run that takes longer skips the next ones. */
export class Schedule {
  readonly #task: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(interval: number, task: () => Promise<void>) {
    this.#task = task;
    const tick = () => {
      if (this.#running === undefined) this.run().catch(() => {});
    };
    this.#timer = setInterval(tick, Math.min(interval, maxInterval)).unref();
  }

  /** Runs the task now, or after the run in progress. */
  run(): Promise<void> {
    const previous = this.#running?.catch(() => {}) ?? Promise.resolve();
    const running = previous.then(this.#task).finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
