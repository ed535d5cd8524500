import { randomUUID } from 'node:crypto';
import { ExecutionEnvironment, type Invocation, type Outcome } from './execution-environment.ts';
import type { LambdaSettings } from './settings.ts';

/** Execution environments of one function at most: enough for real races, few enough for a laptop. */
const concurrency = 4;

/** A function that nobody called for this long gives its memory back, in milliseconds. */
const keptWarm = 5 * 60_000;

/** A function. Its first environment starts with its first invocation, further ones when all are busy. */
export class Lambda {
  readonly #settings: LambdaSettings;
  readonly #environments = new Set<ExecutionEnvironment>();
  readonly #idle = new Map<ExecutionEnvironment, NodeJS.Timeout>();
  readonly #queue: ((environment: ExecutionEnvironment) => void)[] = [];
  #stopped = false;

  constructor(settings: LambdaSettings) {
    this.#settings = settings;
  }

  /** Invokes the function and waits for what comes of it. Never rejects. */
  async invoke(event: unknown): Promise<Outcome> {
    const invocation: Invocation = { requestId: randomUUID(), event: JSON.stringify(event) };
    const environment = await this.#take();
    const started = performance.now();
    const outcome = await environment.run(invocation);
    this.#settings.log({
      function: this.#settings.name,
      requestId: invocation.requestId,
      durationMs: Math.round(performance.now() - started),
      ...('error' in outcome ? { error: outcome.error.errorType } : {}),
    });
    this.#release(environment);
    return outcome;
  }

  /** Ends all of its processes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#environments].map((environment) => this.#drop(environment)));
  }

  #take(): Promise<ExecutionEnvironment> | ExecutionEnvironment {
    for (const [environment, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(environment);
      if (!environment.dead) return environment;
      void this.#drop(environment);
    }
    if (this.#environments.size >= concurrency) {
      return new Promise((resolve) => this.#queue.push(resolve));
    }
    return this.#add();
  }

  #add(): ExecutionEnvironment {
    const environment = new ExecutionEnvironment(this.#settings);
    this.#environments.add(environment);
    return environment;
  }

  #release(environment: ExecutionEnvironment): void {
    if (this.#stopped) return;
    if (environment.dead) void this.#drop(environment);
    const next = this.#queue.shift();
    if (next !== undefined) next(environment.dead ? this.#add() : environment);
    else if (!environment.dead) {
      const timer = setTimeout(() => void this.#drop(environment), keptWarm);
      this.#idle.set(environment, timer.unref());
    }
  }

  async #drop(environment: ExecutionEnvironment): Promise<void> {
    clearTimeout(this.#idle.get(environment));
    this.#idle.delete(environment);
    this.#environments.delete(environment);
    await environment.kill();
  }
}
