import { randomUUID } from 'node:crypto';
import type { Lambda } from '../lambda/lambda.ts';
import { matchesPattern, type EventPattern } from './event-pattern.ts';
import { Schedule } from './schedule.ts';

/** An event as rules and functions receive it. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly region: string;
  readonly account: string;
  readonly resources: readonly string[];
  readonly detail: object;
}

interface Target {
  readonly lambda: Lambda;
  /** Replaces the event. */
  readonly input: unknown;
}

/** A rule whose targets are local functions. */
export interface Rule {
  readonly logicalId: string;
  readonly arn: string;
  readonly region: string;
  readonly account: string;
  /** Milliseconds between two scheduled events. */
  readonly interval: number | undefined;
  readonly pattern: EventPattern | undefined;
  readonly targets: readonly Target[];
}

/** The default event bus. It holds events in memory and does not retry failed functions. */
export class EventBus {
  #rules: readonly Rule[] = [];
  readonly #schedules = new Map<string, Schedule>();

  /** Replaces all rules. */
  use(rules: readonly Rule[]): void {
    this.stop();
    this.#rules = rules;
    for (const rule of rules) {
      if (rule.interval === undefined) continue;
      this.#schedules.set(rule.logicalId, new Schedule(rule.interval, () => callOnSchedule(rule)));
    }
  }

  /**
   * Passes an event to the functions whose rules match it, without waiting for them.
   * @param handled called once all of them have succeeded
   * @returns the number of functions
   */
  put(event: BusEvent, handled?: () => void): number {
    const sent = withIdAndTime(event);
    const targets = this.#rules
      .filter(({ pattern }) => pattern !== undefined && matchesPattern(pattern, sent))
      .flatMap((rule) => rule.targets);
    void callAll(targets, sent, handled);
    return targets.length;
  }

  /**
   * Runs a schedule now and waits for its functions.
   * @param name the beginning of its rule's logical id
   * @throws Error if there is no such schedule, or a function fails
   */
  async runSchedule(name: string): Promise<void> {
    const ids = [...this.#schedules.keys()];
    const schedule = this.#schedules.get(ids.find((id) => id.startsWith(name)) ?? '');
    if (schedule === undefined) {
      throw new Error(`There is no schedule ${name}, but ${ids.join(', ') || 'none'}.`);
    }
    await schedule.run();
  }

  stop(): void {
    for (const schedule of this.#schedules.values()) schedule.stop();
    this.#schedules.clear();
    this.#rules = [];
  }
}

async function callAll(
  targets: readonly Target[],
  event: object,
  handled: (() => void) | undefined,
): Promise<void> {
  const outcomes = await Promise.all(targets.map((target) => call(target, event)));
  if (outcomes.every((outcome) => !('error' in outcome))) handled?.();
}

async function callOnSchedule({ arn, region, account, targets }: Rule): Promise<void> {
  const event = withIdAndTime({
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    region,
    account,
    resources: [arn],
    detail: {},
  });
  const outcomes = await Promise.all(targets.map((target) => call(target, event)));
  for (const outcome of outcomes) {
    if ('error' in outcome) {
      const { errorType, errorMessage } = outcome.error;
      throw new Error(`${errorType}: ${errorMessage}`);
    }
  }
}

function call({ lambda, input }: Target, event: object) {
  return lambda.invoke(input ?? event);
}

function withIdAndTime(event: BusEvent): BusEvent & { id: string; time: string; version: string } {
  // EventBridge's times have no milliseconds.
  const time = new Date().toISOString().replace(/\.\d+/, '');
  return { version: '0', id: randomUUID(), time, ...event };
}
