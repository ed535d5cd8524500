import * as z from 'zod/mini';
import { HttpApi } from '../http-api/http-api.ts';
import type { Start } from './resource.ts';

/** CORS is not emulated: the API is on the site's own host. */
const Properties = z.object({
  ProtocolType: z.literal('HTTP'),
  CorsConfiguration: z.optional(z.never()),
});

/** AWS::ApiGatewayV2::Api */
export const start: Start = ({ account, path, properties, region }, { apis, seed, origins }) => {
  Properties.parse(properties);
  const id = seed.derive(path, 10);
  const host = `${id}.execute-api.${region}.amazonaws.com`;
  const api = new HttpApi(account, id, host);
  apis.set(id, api);
  origins.set(host, (request) => api.handle(request));
  return { ref: id, attributes: { ApiId: id, ApiEndpoint: `https://${host}` } };
};
