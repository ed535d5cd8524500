/** One direction of a line: a queue with the line's bandwidth, followed by its latency. */
export class Delay {
  readonly #bytesPerMs: number;
  readonly #latency: number;
  #idleAt = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #queue: { readonly at: number; readonly arrive: () => void }[] = [];

  constructor(megabitsPerSecond: number, latencyMs: number) {
    this.#bytesPerMs = (megabitsPerSecond * 1e6) / 8 / 1000;
    this.#latency = latencyMs;
  }

  send(bytes: number, arrive: () => void): void {
    const begin = Math.max(performance.now(), this.#idleAt);
    this.#idleAt = begin + bytes / this.#bytesPerMs;
    this.#queue.push({ at: this.#idleAt + this.#latency, arrive });
    this.#schedule();
  }

  #schedule(): void {
    const [next] = this.#queue;
    if (next === undefined || this.#timer !== undefined) return;
    const wait = Math.max(1, next.at - performance.now());
    this.#timer = setTimeout(() => this.#deliver(), wait);
  }

  #deliver(): void {
    this.#timer = undefined;
    // A timer may fire up to half a millisecond early.
    while (this.#queue[0] !== undefined && this.#queue[0].at <= performance.now() + 0.5) {
      this.#queue.shift()?.arrive();
    }
    this.#schedule();
  }
}
