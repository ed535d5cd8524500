import * as z from 'zod/mini';

const Condition = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ prefix: z.string() }),
  z.strictObject({ exists: z.boolean() }),
]);
type Condition = z.infer<typeof Condition>;

/**
 * An event pattern with exact values, `prefix` and `exists`; it rejects other operators.
 * Source: "Comparison operators for use in event patterns" in the EventBridge user guide.
 */
export interface EventPattern {
  readonly [name: string]: readonly Condition[] | EventPattern;
}
export const EventPattern: z.ZodMiniType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(Condition), EventPattern])),
);

/** Whether each field of the pattern has, in the event, one of the values that the pattern lists. */
export function matchesPattern(pattern: EventPattern, event: unknown): boolean {
  const fields = new Map(Object.entries(Object(event)));
  return Object.entries(pattern).every(([name, expected]) => {
    const values = [fields.get(name)].flat();
    return isConditions(expected)
      ? expected.some((condition) => values.some((value) => meets(value, condition)))
      : values.some((value) => matchesPattern(expected, value));
  });
}

function isConditions(
  expected: readonly Condition[] | EventPattern,
): expected is readonly Condition[] {
  return Array.isArray(expected);
}

function meets(value: unknown, condition: Condition): boolean {
  if (condition === null || typeof condition !== 'object') return value === condition;
  if ('exists' in condition) return (value !== undefined) === condition.exists;
  return typeof value === 'string' && value.startsWith(condition.prefix);
}
