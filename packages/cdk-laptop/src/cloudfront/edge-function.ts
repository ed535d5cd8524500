import { createHash, createHmac } from 'node:crypto';
import { parse, stringify } from 'node:querystring';
import { format } from 'node:util';
import { constants, createContext, Script } from 'node:vm';
import type { Log } from '../log.ts';
import type { FunctionEvent } from './function-event.ts';

/** Runs a CloudFront function. Rejects if it throws or times out. */
export type EdgeFunction = (event: FunctionEvent, rawQuery: string) => Promise<unknown>;

/** CloudFront's limit for a function's code. */
export const maxCodeBytes = 10 * 1024;

/** CloudFront allows about a millisecond of CPU time. A laptop may be busy, so this only ends infinite loops. */
const timeoutMs = 2000;

/**
 * The globals that runtime 2.0 documents. Others of V8 (Map, Set, Proxy, Intl …) are removed, so that code that would fail at
 * the edge fails here too.
 */
const languageGlobals = `
  Array ArrayBuffer Boolean DataView Date Function Infinity JSON Math NaN Number Object Promise RegExp
  String Symbol globalThis undefined
  Float32Array Float64Array Int8Array Int16Array Int32Array
  Uint8Array Uint8ClampedArray Uint16Array Uint32Array
  Error EvalError RangeError ReferenceError SyntaxError TypeError URIError
  decodeURI decodeURIComponent encodeURI encodeURIComponent eval isFinite isNaN parseFloat parseInt
`
  .trim()
  .split(/\s+/);

/** Calls the handler with the current event. */
const call = `(({ event, query }) => {
  const parsed = JSON.parse(event);
  parsed.request.rawQueryString = () => query;
  return handler(parsed);
})(currentEvent())`;

const modules: Readonly<Record<string, object>> = {
  buffer: { Buffer },
  crypto: { createHash, createHmac },
  querystring: { parse, stringify },
};

/** Restricts a context to the documented globals and freezes them. */
const restrict = new Script(`
  (function (globals, allowed) {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!allowed.includes(name)) delete globalThis[name];
    }
    Object.assign(globalThis, globals);
    // One of them is globalThis.
    for (const name of allowed) {
      Object.freeze(globalThis[name]);
      Object.freeze(globalThis[name]?.prototype);
    }
  })
`);

/**
 * Prepares a function of `cloudfront-js-2.0`. Its code runs anew for each event and cannot change a global, because
 * functions must not rely on state between events. A context for each event would take five times as long.
 * @throws Error if the code is too large or cannot be parsed
 */
export function loadEdgeFunction(name: string, code: string, log: Log): EdgeFunction {
  if (Buffer.byteLength(code) > maxCodeBytes) {
    throw new Error(`The code is larger than CloudFront's limit of ${maxCodeBytes} bytes.`);
  }
  const script = new Script(`(() => {${code}\nreturn ${call}})()`, { filename: `${name}.js` });
  let current: { event: string; query: string } | undefined;
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const globals = { ...edgeGlobals(name, log), currentEvent: () => current };
  restrict.runInContext(context)(globals, languageGlobals);
  return async (event, query) => {
    current = { event: JSON.stringify(event), query };
    const result: unknown = await script.runInContext(context, { timeout: timeoutMs });
    // Gives the result's objects this context's prototypes.
    return JSON.parse(JSON.stringify(result) ?? 'null');
  };
}

function edgeGlobals(name: string, log: Log): object {
  const write = (...message: unknown[]) => log({ edgeFunction: name, message: format(...message) });
  return {
    atob,
    btoa,
    Buffer,
    TextDecoder,
    TextEncoder,
    console: { log: write, info: write, warn: write, error: write },
    require: (id: string) => {
      const module = modules[id];
      if (module === undefined)
        throw new Error(`There is no module ${id} in CloudFront Functions.`);
      return module;
    },
  };
}
