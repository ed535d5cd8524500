import * as z from 'zod/mini';

/**
 * Resolves a `secretsmanager` dynamic reference: `<arn>[:SecretString[:<json key>[:<stage>[:<version>]]]]`.
 * @param secrets ARN -> value
 * @throws Error if there is no such secret or key
 */
export function readSecretReference(
  secrets: ReadonlyMap<string, string>,
  reference: string,
): string {
  // An ARN contains six colons.
  const parts = reference.split(':');
  const arn = parts.slice(0, 7).join(':');
  const [, jsonKey = ''] = parts.slice(7);
  const value = secrets.get(arn);
  if (value === undefined) throw new Error(`There is no secret ${arn}.`);
  if (jsonKey === '') return value;
  const field = z.record(z.string(), z.string()).parse(JSON.parse(value))[jsonKey];
  if (field === undefined) throw new Error(`The secret ${arn} has no key ${jsonKey}.`);
  return field;
}
