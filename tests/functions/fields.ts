import { type Operation, operations } from '#contract/operations.ts';

/** The fields that the body of an operation may have. */
export function fieldsOf({ request }: Operation): string[] {
  return Object.values(request ?? {}).flatMap(({ shape }) => Object.keys(shape));
}

/** Every field that any body may have, so that a test can tell whether it fills them all. */
export const everyField: readonly string[] = [
  ...new Set(Object.values<Operation>(operations).flatMap(fieldsOf)),
].toSorted();
