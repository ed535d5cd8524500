import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Modules } from '#build/modules.ts';
import type { Weight } from './budget.ts';

export function readModules(root: string, file: string): Modules {
  return Modules.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/**
 * What bundles are made of, the heaviest first: a package as one, a file of ours by its path. A bundle's weight
 * is shared out by its modules' bytes, which is exact to a tenth or so.
 */
export function heaviest(bundles: readonly Weight[], modules: Modules): Weight[] {
  const shares = bundles.flatMap(({ name, kilobytes }) => {
    const parts = Object.entries(modules[name] ?? {});
    const bytes = parts.reduce((sum, [, part]) => sum + part, 0);
    return parts.map(([id, part]) => ({ name: nameOf(id), share: (kilobytes * part) / bytes }));
  });
  return [...Map.groupBy(shares, ({ name }) => name)]
    .map(([name, all]) => ({ name, kilobytes: all.reduce((sum, { share }) => sum + share, 0) }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes);
}

/** `react-dom`, `@aws-sdk/core`, `frontend/src/routes.tsx`. */
function nameOf(id: string): string {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return inPackage ?? id;
}
