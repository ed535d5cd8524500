import { type Endpoint, endpoints } from '#contract/endpoints.ts';

/** The fields that the body of an endpoint may have. */
export function fieldsOf({ request }: Endpoint): string[] {
  return Object.values(request ?? {}).flatMap(({ shape }) => Object.keys(shape));
}

/** Every field that any body may have, so that a test can tell whether it fills them all. */
export const everyField: readonly string[] = [
  ...new Set(Object.values<Endpoint>(endpoints).flatMap(fieldsOf)),
].toSorted();
