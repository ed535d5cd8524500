import { type Endpoint, endpoints } from '#contract/endpoints.ts';

/** The fields of an endpoint's body. */
export function fieldsOf({ request }: Endpoint): string[] {
  return Object.values(request ?? {}).flatMap(({ shape }) => Object.keys(shape));
}

/** Every field of every body, to check that test data covers them all. */
export const everyField: readonly string[] = [
  ...new Set(Object.values<Endpoint>(endpoints).flatMap(fieldsOf)),
].toSorted();
