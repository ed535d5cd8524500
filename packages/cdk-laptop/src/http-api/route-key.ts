export interface RouteMatch {
  /** `POST /contact/{id}`, `ANY /files/{proxy+}` or `$default`. */
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * The route that API Gateway selects: a path without a greedy variable first, then fewer variables, then a named
 * method before ANY, and `$default` last.
 * @param path without the stage
 */
export function matchRoute(
  routeKeys: Iterable<string>,
  method: string,
  path: string,
): RouteMatch | undefined {
  const matches = [...routeKeys].flatMap((routeKey) => matchOne(routeKey, method, path) ?? []);
  return matches.toSorted((one, other) => rank(other.routeKey) - rank(one.routeKey))[0];
}

function rank(routeKey: string): number {
  if (routeKey === '$default') return 0;
  const variables = routeKey.split('{').length - 1;
  return (
    1000 -
    100 * Number(routeKey.includes('+}')) -
    10 * variables -
    Number(routeKey.startsWith('ANY '))
  );
}

function matchOne(routeKey: string, method: string, path: string): RouteMatch | undefined {
  if (routeKey === '$default') return { routeKey, pathParameters: {} };
  const [routeMethod, routePath = ''] = routeKey.split(' ');
  if (routeMethod !== 'ANY' && routeMethod !== method) return undefined;
  const source = RegExp.escape(routePath)
    .replaceAll(/\\\{(\w+)\\\+\\\}/g, '(?<$1>.+)')
    .replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(path);
  return match === null ? undefined : { routeKey, pathParameters: { ...match.groups } };
}
