import { randomUUID } from 'node:crypto';
import { ExecutionEnvironment, type Invocation, type Outcome } from './execution-environment.ts';
import type { LambdaSettings } from './settings.ts';

/** Execution environments of a function: enough for race conditions, few enough for a laptop. */
const maxConcurrency = 4;

/** An execution environment ends after this time without an invocation. */
const idleTimeoutMs = 5 * 60_000;

/** A function. An execution environment starts when an invocation finds none idle. */
export class Lambda {
  readonly #settings: LambdaSettings;
  readonly #environments = new Set<ExecutionEnvironment>();
  readonly #idle = new Map<ExecutionEnvironment, NodeJS.Timeout>();
  readonly #queue: ((environment: ExecutionEnvironment) => void)[] = [];
  #stopped = false;

  constructor(settings: LambdaSettings) {
    this.#settings = settings;
  }

  /** Never rejects. */
  async invoke(event: unknown): Promise<Outcome> {
    if (this.#stopped) {
      return { error: { errorType: 'Runtime.ExitError', errorMessage: 'The runtime stops.' } };
    }
    const invocation: Invocation = { requestId: randomUUID(), event: JSON.stringify(event) };
    const environment = await this.#acquire();
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

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#environments].map((environment) => this.#remove(environment)));
  }

  #acquire(): Promise<ExecutionEnvironment> | ExecutionEnvironment {
    for (const [environment, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(environment);
      if (!environment.dead) return environment;
      void this.#remove(environment);
    }
    if (this.#environments.size >= maxConcurrency) {
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
    if (environment.dead) void this.#remove(environment);
    const next = this.#queue.shift();
    if (next !== undefined) next(environment.dead ? this.#add() : environment);
    else if (!environment.dead) {
      const timer = setTimeout(() => void this.#remove(environment), idleTimeoutMs);
      this.#idle.set(environment, timer.unref());
    }
  }

  async #remove(environment: ExecutionEnvironment): Promise<void> {
    clearTimeout(this.#idle.get(environment));
    this.#idle.delete(environment);
    this.#environments.delete(environment);
    await environment.kill();
  }
}
