import * as z from 'zod/mini';
import { findApi, findLambda } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  // 30 seconds is both the default and the maximum.
  TimeoutInMillis: z._default(z.number(), 30_000),
});

/** AWS::ApiGatewayV2::Integration */
export const start: Start = ({ path, properties }, aws) => {
  const {
    ApiId: apiId,
    IntegrationUri: uri,
    TimeoutInMillis: timeoutMs,
  } = Properties.parse(properties);
  // As long as API Gateway's ids.
  const id = aws.seed.derive(path, 7);
  findApi(aws, apiId).integrations.set(id, { lambda: findLambda(aws, uri), timeoutMs });
  return { ref: id };
};
