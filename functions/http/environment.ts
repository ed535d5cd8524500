import * as z from 'zod/mini';
import type { EnvironmentVariable } from '#contract/environment.ts';

const Given = z.string().check(z.minLength(1));

/**
 * A variable that infra sets. Call it at cold start, so that a wrong deployment fails before its first request.
 * @throws Error that names the missing variable
 */
export function fromEnvironment(name: EnvironmentVariable): string {
  const { success, data } = Given.safeParse(process.env[name]);
  if (!success) throw missing(name);
  return data;
}

/** Whether infra sets a variable for this function. */
export function isInEnvironment(name: EnvironmentVariable): boolean {
  return process.env[name] !== undefined;
}

/** The parts of a comma-separated variable, at least one. */
export function listFromEnvironment(name: EnvironmentVariable): [string, ...string[]] {
  const [first, ...rest] = fromEnvironment(name)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (first === undefined) throw missing(name);
  return [first, ...rest];
}

function missing(name: EnvironmentVariable): Error {
  return new Error(`The environment variable ${name} is missing.`);
}
