import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';

const folders = ['functions', 'contract', 'infra/edge'];

/**
 * Reads `npm run mutants -- functions/http contract/fields.ts --part 1/4`: the sources to mutate. A part has every
 * n-th file, so that it covers all folders.
 * @throws Error in one line for an invalid argument
 */
export function sourcesOf(given: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { part: { type: 'string', default: '1/1' } },
  });
  const [part = 0, parts = 0] = values.part.split('/').map(Number);
  if (!(Number.isInteger(parts) && part >= 1 && part <= parts)) {
    throw new Error(`--part must be such as 1/4, not ${values.part}.`);
  }
  const all = globSync(folders.map((folder) => `${folder}/**/*.ts`)).toSorted();
  const under = (path: string) =>
    all.filter((file) => file === path || file.startsWith(`${path}/`));
  const unknown = positionals.find((path) => under(path).length === 0);
  if (unknown !== undefined) {
    throw new Error(`There is no source at ${unknown}: choose from ${folders.join(', ')}.`);
  }
  const chosen = positionals.length > 0 ? [...new Set(positionals.flatMap(under))] : all;
  return chosen.filter((_file, at) => at % parts === part - 1);
}
