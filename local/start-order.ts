import type { Assembly, Stack } from './assembly.ts';
import { referencesOf } from './intrinsics.ts';

/** A resource as its template declares it, before anything in it is resolved. */
export interface Declared {
  readonly stack: Stack;
  readonly logicalId: string;
}

/**
 * All resources of all stacks, each after those that it refers to or depends on.
 * @throws Error where resources wait for each other.
 */
export function startOrder({ stacks }: Assembly): Declared[] {
  const order: Declared[] = [];
  const done = new Set<string>();
  const exporters = exportersOf(stacks);

  const visit = (resource: Declared, path: readonly string[]): void => {
    const id = `${resource.stack.name}/${resource.logicalId}`;
    if (done.has(id)) return;
    if (path.includes(id)) throw new Error(`Resources wait for each other: ${path.join(', ')}.`);
    for (const other of needs(resource, exporters)) visit(other, [...path, id]);
    done.add(id);
    order.push(resource);
  };

  for (const stack of stacks) {
    for (const logicalId of Object.keys(stack.template.Resources)) visit({ stack, logicalId }, []);
  }
  return order;
}

function needs({ stack, logicalId }: Declared, exporters: ReadonlyMap<string, Declared[]>) {
  const resource = stack.template.Resources[logicalId];
  const { names, exports } = referencesOf(resource?.Properties);
  return [
    ...inStack(stack, [...names, ...[resource?.DependsOn ?? []].flat()]),
    ...[...exports].flatMap((name) => exporters.get(name) ?? []),
  ];
}

function exportersOf(stacks: readonly Stack[]): Map<string, Declared[]> {
  return new Map(
    stacks.flatMap((stack) =>
      Object.values(stack.template.Outputs).map((output): [string, Declared[]] => [
        String(output.Export?.Name),
        inStack(stack, referencesOf(output.Value).names),
      ]),
    ),
  );
}

/** Leaves out parameters and pseudo parameters. */
function inStack(stack: Stack, names: Iterable<string>): Declared[] {
  return [...names]
    .filter((name) => Object.hasOwn(stack.template.Resources, name))
    .map((logicalId) => ({ stack, logicalId }));
}
