import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoints.ts';
import { StageThrottle } from '#local/http-api/stage-throttle.ts';
import { only, templates } from '../infra/template.ts';

const Settings = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
const Stage = z.object({
  DefaultRouteSettings: Settings,
  RouteSettings: z.record(z.string(), Settings),
});
const stage = Stage.parse(only(templates().site, 'AWS::ApiGatewayV2::Stage'));

/**
 * The template's throttle, with the test's clock. The firewall is left out: by AWS's documentation it may take
 * minutes to react, so nothing may depend on it.
 */
export function gateway(): (endpoint: Endpoint) => boolean {
  const throttle = new StageThrottle((routeKey) => {
    const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } =
      stage.RouteSettings[routeKey] ?? stage.DefaultRouteSettings;
    return { perSecond, burst };
  }, Date.now);
  return ({ method, path }) => throttle.allows(`${method} ${path}`);
}
