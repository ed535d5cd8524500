import type { Request, Value } from './event.ts';

function valuesOf(value: Value): string[] {
  return value.multiValue ? value.multiValue.map((each) => each.value) : [value.value];
}

/** The query string as it was sent, "?" included and without one parameter; "" where nothing is left. */
export function queryWithout(request: Request, omitted?: string): string {
  const pairs: string[] = [];
  Object.keys(request.querystring)
    .filter((name) => name !== omitted)
    .forEach((name) => {
      valuesOf(request.querystring[name] as Value).forEach((value) => {
        pairs.push(value === '' ? name : `${name}=${value}`);
      });
    });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** True where the query holds `name=value`. */
export function queryHas(request: Request, name: string, value: string): boolean {
  const found = request.querystring[name];
  return found !== undefined && valuesOf(found).indexOf(value) >= 0;
}
