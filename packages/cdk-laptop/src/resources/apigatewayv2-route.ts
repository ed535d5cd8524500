import * as z from 'zod/mini';
import { findApi } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string().check(z.startsWith('integrations/')),
  AuthorizationType: z._default(z.enum(['NONE', 'CUSTOM']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
});

/** AWS::ApiGatewayV2::Route */
export const start: Start = ({ path, properties }, aws) => {
  const route = Properties.parse(properties);
  findApi(aws, route.ApiId).routes.set(route.RouteKey, {
    integrationId: route.Target.replace('integrations/', ''),
    authorizerId: route.AuthorizerId,
  });
  return { ref: aws.seed.derive(path, 7) };
};
