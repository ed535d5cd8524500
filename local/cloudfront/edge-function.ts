import { createHash, createHmac } from 'node:crypto';
import { parse, stringify } from 'node:querystring';
import { format } from 'node:util';
import { createContext, Script } from 'node:vm';
import type { Log } from '../log.ts';
import type { FunctionEvent } from './function-event.ts';

/** Runs a CloudFront function on an event. Rejects where it throws or takes too long. */
export type EdgeFunction = (event: FunctionEvent, rawQuery: string) => Promise<unknown>;

/** CloudFront refuses larger functions. */
export const codeLimit = 10 * 1024;

/**
 * CloudFront ends a function after about a millisecond of computing; here the machine may be busy, so the
 * limit only ends what would never end.
 */
const timeLimit = 2000;

/**
 * What the documentation of runtime 2.0 lists; V8 knows more (Map, Set, Proxy, Intl …), which is removed so
 * that code which could not run at the edge fails here too.
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

const modules: Readonly<Record<string, object>> = {
  buffer: { Buffer },
  crypto: { createHash, createHmac },
  querystring: { parse, stringify },
};

/** Leaves of the context's globals those of the language that are documented, and those given to it. */
const removeUndocumented = new Script(`
  (function (kept) {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!kept.includes(name)) delete globalThis[name];
    }
  })
`);

/**
 * Prepares a function of `cloudfront-js-2.0`. Each event gets a context of its own, as nothing that a
 * function leaves behind may be relied upon.
 * @throws Error where the code is too large or cannot be parsed
 */
export function loadEdgeFunction(name: string, code: string, log: Log): EdgeFunction {
  if (Buffer.byteLength(code) > codeLimit) {
    throw new Error(`The code is larger than the ${codeLimit} octets that CloudFront takes.`);
  }
  const script = new Script(code, { filename: `${name}.js` });
  const globals = edgeGlobals(name, log);
  const kept = [...languageGlobals, ...Object.keys(globals)];
  return async (event, query) => {
    const context = createContext(
      { ...globals },
      { codeGeneration: { strings: false, wasm: false } },
    );
    removeUndocumented.runInContext(context)(kept);
    script.runInContext(context, { timeout: timeLimit });
    const call = new Script(callOf(event, query), { filename: `${name}.event.js` });
    const result: unknown = await call.runInContext(context, { timeout: timeLimit });
    // Objects of the context have its prototypes, not ours.
    return JSON.parse(JSON.stringify(result) ?? 'null');
  };
}

function callOf(event: FunctionEvent, query: string): string {
  return `(function () {
    const event = ${JSON.stringify(event)};
    event.request.rawQueryString = function () { return ${JSON.stringify(query)}; };
    return handler(event);
  })()`;
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
      const found = modules[id];
      if (found === undefined) throw new Error(`There is no module ${id} in CloudFront Functions.`);
      return found;
    },
  };
}
