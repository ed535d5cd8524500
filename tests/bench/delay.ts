/** One direction of a line: everything waits for its turn at the line's rate, and then for the way. */
export class Delay {
  readonly #octetsPerMs: number;
  readonly #way: number;
  #free = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #due: { readonly at: number; readonly arrive: () => void }[] = [];

  constructor(megabitsPerSecond: number, wayMs: number) {
    this.#octetsPerMs = (megabitsPerSecond * 1e6) / 8 / 1000;
    this.#way = wayMs;
  }

  send(octets: number, arrive: () => void): void {
    const begin = Math.max(performance.now(), this.#free);
    this.#free = begin + octets / this.#octetsPerMs;
    this.#due.push({ at: this.#free + this.#way, arrive });
    this.#schedule();
  }

  #schedule(): void {
    const [next] = this.#due;
    if (next === undefined || this.#timer !== undefined) return;
    const wait = Math.max(1, next.at - performance.now());
    this.#timer = setTimeout(() => this.#deliver(), wait);
  }

  #deliver(): void {
    this.#timer = undefined;
    // A timer may fire a little early; what is due within half a millisecond is due.
    while (this.#due[0] !== undefined && this.#due[0].at <= performance.now() + 0.5) {
      this.#due.shift()?.arrive();
    }
    this.#schedule();
  }
}
