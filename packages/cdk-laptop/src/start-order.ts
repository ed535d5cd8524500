import type { Assembly, Stack } from './assembly.ts';
import { referencesOf } from './intrinsics.ts';

/** An unresolved resource of a template. */
export interface DeclaredResource {
  readonly stack: Stack;
  readonly logicalId: string;
}

/**
 * The resources of all stacks, each after its dependencies.
 * @throws Error if there is a circular dependency
 */
export function startOrder({ stacks }: Assembly): DeclaredResource[] {
  const order: DeclaredResource[] = [];
  const done = new Set<string>();
  const exporters = exportersOf(stacks);

  const visit = (resource: DeclaredResource, path: readonly string[]): void => {
    const id = `${resource.stack.name}/${resource.logicalId}`;
    if (done.has(id)) return;
    if (path.includes(id))
      throw new Error(`Circular dependency between resources: ${path.join(', ')}.`);
    for (const other of dependenciesOf(resource, exporters)) visit(other, [...path, id]);
    done.add(id);
    order.push(resource);
  };

  for (const stack of stacks) {
    for (const logicalId of Object.keys(stack.template.Resources)) visit({ stack, logicalId }, []);
  }
  return order;
}

function dependenciesOf(
  { stack, logicalId }: DeclaredResource,
  exporters: ReadonlyMap<string, DeclaredResource[]>,
) {
  const resource = stack.template.Resources[logicalId];
  const { names, exports } = referencesOf(resource?.Properties);
  return [
    ...resourcesNamed(stack, [...names, ...[resource?.DependsOn ?? []].flat()]),
    ...[...exports].flatMap((name) => exporters.get(name) ?? []),
  ];
}

function exportersOf(stacks: readonly Stack[]): Map<string, DeclaredResource[]> {
  return new Map(
    stacks.flatMap((stack) =>
      Object.values(stack.template.Outputs).map((output): [string, DeclaredResource[]] => [
        String(output.Export?.Name),
        resourcesNamed(stack, referencesOf(output.Value).names),
      ]),
    ),
  );
}

/** Omits parameters and pseudo parameters. */
function resourcesNamed(stack: Stack, names: Iterable<string>): DeclaredResource[] {
  return [...names]
    .filter((name) => Object.hasOwn(stack.template.Resources, name))
    .map((logicalId) => ({ stack, logicalId }));
}
