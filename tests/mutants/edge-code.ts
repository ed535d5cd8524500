import type * as z from 'zod/mini';
import * as assetRequest from '#infra/edge/asset-request.ts';
import * as assetResponse from '#infra/edge/asset-response.ts';
import * as viewerRequest from '#infra/edge/viewer-request.ts';
import * as viewerResponse from '#infra/edge/viewer-response.ts';
import type { Request, Response } from '#infra/edge/event.ts';
import type { EdgeFunctionName } from '../infra/edge-code.ts';

type Handler = (event: { request: Request; response: Response }) => unknown;

const handlers: Readonly<Record<EdgeFunctionName, { handler: Handler }>> = {
  'viewer-request': viewerRequest,
  'viewer-response': viewerResponse,
  'asset-request': assetRequest,
  'asset-response': assetResponse,
};

/**
 * Replaces `tests/infra/edge-code.ts` in a mutation run and calls the sources directly. All mutants of a file do not
 * fit into the 10 KB of an edge function, and Stryker selects one with a global of this realm.
 */
export function run<Shape>(
  name: EdgeFunctionName,
  define: Record<string, string>,
  shape: z.ZodMiniType<Shape>,
): (event: unknown) => Shape {
  const site = Object.entries(define).map(([key, text]) => [key, JSON.parse(text)]);
  return (event) => {
    Object.assign(globalThis, Object.fromEntries(site));
    const own = copy(event);
    return shape.parse(copy(handlers[name].handler(own)));
  };
}

/** By JSON, as CloudFront passes events and results. */
function copy(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}

export function codeOf(): string {
  return '';
}
