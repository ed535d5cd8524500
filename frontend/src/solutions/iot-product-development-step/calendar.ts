import type { DevelopmentStep } from './content.ts';

/** A step with its first week in a calendar, counted from 0. */
export type ScheduledStep = DevelopmentStep & { readonly start: number };

/** Schedules steps one after the other, each at its longest, except those that start together with an earlier one. */
export function calendar(steps: readonly DevelopmentStep[]): readonly ScheduledStep[] {
  const scheduled: ScheduledStep[] = [];
  let free = 0;
  for (const step of steps) {
    const start = step.startsWith ? (scheduled[step.startsWith - 1]?.start ?? free) : free;
    scheduled.push({ ...step, start });
    free = Math.max(free, start + step.weeks.max);
  }
  return scheduled;
}
