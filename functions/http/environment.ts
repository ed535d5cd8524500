import * as z from 'zod/mini';
import type { environment } from '#contract/environment.ts';

const Given = z.string().check(z.minLength(1));

/**
 * A variable that infra sets for this function. Called at cold start, so that a wrong deployment fails
 * before its first request.
 * @throws Error that names the variable if it is missing.
 */
export function fromEnvironment(name: keyof typeof environment): string {
  const { success, data } = Given.safeParse(process.env[variableOf(name)]);
  if (!success) throw missing(name);
  return data;
}

/** Whether infra sets a variable for this function. */
export function isInEnvironment(name: keyof typeof environment): boolean {
  return process.env[variableOf(name)] !== undefined;
}

/** The parts of a comma-separated variable, one at least. */
export function listFromEnvironment(name: keyof typeof environment): [string, ...string[]] {
  const [first, ...rest] = fromEnvironment(name)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined) throw missing(name);
  return [first, ...rest];
}

function missing(name: keyof typeof environment): Error {
  return new Error(`The environment variable ${variableOf(name)} is missing.`);
}

/** By a rule, which a test compares with the table: bundles would hold all names of the table. */
function variableOf(name: keyof typeof environment): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}
