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
 * What the template lets through to the functions, by the clock that a test sets. The firewall before it is
 * left out: AWS says that it may take minutes to see a flood, so that nothing may depend on it.
 */
export function gateway(): (endpoint: Endpoint) => boolean {
  const throttle = new StageThrottle((routeKey) => {
    const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } =
      stage.RouteSettings[routeKey] ?? stage.DefaultRouteSettings;
    return { perSecond, burst };
  }, Date.now);
  return ({ method, path }) => throttle.allows(`${method} ${path}`);
}
