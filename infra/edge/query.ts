import type { Request, Value } from './event.ts';

function valuesOf(value: Value | undefined): string[] {
  // Stryker disable next-line ArrayDeclaration: nobody reads such a value
  if (!value) return [];
  return value.multiValue ? value.multiValue.map((each) => each.value) : [value.value];
}

/** The original query string with its "?", without one parameter. Empty if nothing is left. */
export function queryWithout(request: Request, omitted?: string): string {
  const pairs: string[] = [];
  Object.keys(request.querystring).forEach((name) => {
    if (name === omitted) return;
    valuesOf(request.querystring[name]).forEach((value) => {
      pairs.push(value === '' ? name : `${name}=${value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** True where the query holds `name=value`. */
export function queryHas(request: Request, name: string, value: string): boolean {
  return valuesOf(request.querystring[name]).indexOf(value) >= 0;
}
