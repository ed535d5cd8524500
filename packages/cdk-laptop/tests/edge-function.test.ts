import { describe, expect, test } from 'vitest';
import { maxCodeBytes, loadEdgeFunction } from '../src/cloudfront/edge-function.ts';
import type { FunctionEvent } from '../src/cloudfront/function-event.ts';

const event: FunctionEvent = {
  version: '1.0',
  context: {
    distributionDomainName: 'localhost:8080',
    distributionId: 'E1',
    eventType: 'viewer-request',
    requestId: 'r',
  },
  viewer: { ip: '203.0.113.7' },
  request: { uri: '/' },
};

function run(code: string, query = '') {
  return loadEdgeFunction('test', code, () => {})(event, query);
}

const evaluate = (expression: string) => run(`function handler(event) { return ${expression}; }`);

describe('A CloudFront function', () => {
  test('gets the event and returns its handler’s result', async () => {
    expect(await evaluate('{ uri: event.request.uri + event.context.distributionId }')).toEqual({
      uri: '/E1',
    });
  });

  test('may be asynchronous, and read the raw query string', async () => {
    const code =
      'async function handler(event) { await null; return event.request.rawQueryString(); }';
    expect(await run(code, 'a=%20&b')).toBe('a=%20&b');
  });

  test.each('process fetch setTimeout Map Set Proxy Reflect Intl WebAssembly'.split(' '))(
    'has no %s',
    async (name) => {
      expect(await evaluate(`typeof ${name}`)).toBe('undefined');
    },
  );

  test.each(['console', 'Buffer', 'JSON', 'Promise', 'require'])('has %s', async (name) => {
    expect(await evaluate(`typeof ${name}`)).not.toBe('undefined');
  });

  test('has the crypto module, but no other module of Node', async () => {
    const hash = `require('crypto').createHash('sha256').update('a').digest('hex').slice(0, 8)`;
    expect(await evaluate(hash)).toBe('ca978112');
    await expect(evaluate(`require('fs')`)).rejects.toThrow('no module fs');
  });

  test.each([`eval('1')`, `new Function('return 1')()`])(
    'cannot evaluate code: %s',
    async (code) => {
      await expect(evaluate(code)).rejects.toThrow(/code generation/i);
    },
  );

  test.each([
    ['a variable', 'var n = 0; function handler() { n += 1; return n; }'],
    ['a global', 'function handler() { globalThis.n = (globalThis.n || 0) + 1; return n; }'],
    ['a prototype', 'function handler() { Array.prototype.n = ([].n || 0) + 1; return [].n; }'],
    ['an object', 'function handler() { Math.n = (Math.n || 0) + 1; return Math.n; }'],
  ])('keeps no state between events in %s', async (_where, code) => {
    const count = loadEdgeFunction('count', code, () => {});
    const results = await Promise.allSettled([count(event, ''), count(event, '')]);
    expect(results[1]).toEqual(results[0]);
  });

  test('is ended by a timeout', async () => {
    await expect(run('function handler() { while (true) {} }')).rejects.toThrow(/timed out/);
  });

  test('writes to the log', async () => {
    const entries: unknown[] = [];
    const code = `function handler() { console.log('seen', 1); return 1; }`;
    await loadEdgeFunction('logging', code, (entry) => entries.push(entry))(event, '');
    expect(entries).toEqual([{ edgeFunction: 'logging', message: 'seen 1' }]);
  });

  test('is rejected if it exceeds CloudFront’s size limit', () => {
    const code = `function handler() {} //${'x'.repeat(maxCodeBytes)}`;
    expect(() => loadEdgeFunction('large', code, () => {})).toThrow(/larger than/);
  });
});
