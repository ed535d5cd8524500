import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { StageThrottle } from 'cdk-laptop/http-api/stage-throttle.ts';
import { call } from '../functions/call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { captureLogs } from '../functions/logs.ts';
import { withTables } from '../functions/tables.ts';
import { only, templates } from '../infra/template.ts';

const Settings = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
const Stage = z.object({
  DefaultRouteSettings: Settings,
  RouteSettings: z.record(z.string(), Settings),
});
const stage = Stage.parse(only(templates().site, 'AWS::ApiGatewayV2::Stage'));

/** When each attack begins. */
export const start = Date.UTC(2026, 10, 20, 8);

/** Provides tables and a clock to each test of a file. */
export function withSite(): void {
  withTables();
  captureLogs();
  withClock(start);
  // Generous, because no test measures time.
  vi.setConfig({ testTimeout: 180_000 });
}

export interface SiteRequest {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly body?: unknown;
  readonly cookies?: string[];
}

/** The gateway's throttle and the functions. */
export function site() {
  const allows = gateway();
  return async ({ endpoint, address, ...request }: SiteRequest) => {
    if (!allows(endpoint)) return { status: 429, cookies: [] };
    return call(endpoint, { ...request, headers: { [viewerAddressHeader]: `${address}:50412` } });
  };
}

/**
 * The template's throttle on the test's clock. It leaves the firewall out: AWS documents that it may take minutes to
 * react, so nothing may depend on it.
 */
function gateway(): (endpoint: Endpoint) => boolean {
  const throttle = new StageThrottle((routeKey) => {
    const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } =
      stage.RouteSettings[routeKey] ?? stage.DefaultRouteSettings;
    return { perSecond, burst };
  }, Date.now);
  return ({ method, path }) => throttle.allows(`${method} ${path}`);
}
