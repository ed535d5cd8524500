import * as z from 'zod/mini';
import { type Rate, StageThrottle } from '../http-api/stage-throttle.ts';
import { findApi } from './lookup.ts';
import type { Start } from './resource.ts';

const RouteSettings = z.object({
  ThrottlingRateLimit: z.optional(z.number()),
  ThrottlingBurstLimit: z.optional(z.number()),
});

const Properties = z.object({
  ApiId: z.string(),
  StageName: z.string(),
  DefaultRouteSettings: z._default(RouteSettings, {}),
  RouteSettings: z._default(z.record(z.string(), RouteSettings), {}),
});

/** AWS::ApiGatewayV2::Stage with its throttles. Access logs are not emulated. */
export const start: Start = ({ properties }, aws) => {
  const { ApiId: apiId, StageName: name, ...settings } = Properties.parse(properties);
  const defaultRate = rateOf(settings.DefaultRouteSettings);
  const rates = new Map(
    Object.entries(settings.RouteSettings).map(([routeKey, each]) => [routeKey, rateOf(each)]),
  );
  const throttle = new StageThrottle((routeKey) => rates.get(routeKey) ?? defaultRate);
  findApi(aws, apiId).stages.set(name, throttle);
  return { ref: name };
};

function rateOf(settings: z.infer<typeof RouteSettings>): Rate | undefined {
  const { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst } = settings;
  return perSecond === undefined || burst === undefined ? undefined : { perSecond, burst };
}
