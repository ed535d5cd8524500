import { createContext, runInContext } from 'node:vm';
import type * as z from 'zod/mini';
import { bundleEdgeFunction } from '#infra/constructs/edge.ts';

export type EdgeFunctionName = `${'viewer' | 'asset'}-${'request' | 'response'}`;

/** What Node has and "cloudfront-js-2.0" does not document. */
const undocumented =
  'Map Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy Reflect Intl Atomics SharedArrayBuffer WebAssembly eval Iterator escape unescape';

/** A cap that no visit comes near: an endless loop ends as a failed test, and does not hang the run. */
const timeout = 10_000;

/** The code that is deployed. */
export function codeOf(name: EdgeFunctionName, define: Record<string, string>): string {
  return bundleEdgeFunction(name, define);
}

/** Runs the code that is deployed, with nothing but the documented globals: event in, result out. */
export function run<Shape>(
  name: EdgeFunctionName,
  define: Record<string, string>,
  shape: z.ZodMiniType<Shape>,
): (event: unknown) => Shape {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  for (const missing of undocumented.split(' ')) {
    runInContext(`delete globalThis.${missing}`, context);
  }
  runInContext(codeOf(name, define), context);
  return (event) => {
    const text: unknown = runInContext(
      // Parsed rather than written as code, where the name __proto__ would mean something else.
      `JSON.stringify(handler(JSON.parse(${JSON.stringify(JSON.stringify(event))})))`,
      context,
      { timeout },
    );
    return shape.parse(JSON.parse(String(text)));
  };
}
