import * as z from 'zod/mini';
import { findApi, findLambda } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  ApiId: z.string(),
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerUri: z.string(),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  AuthorizerResultTtlInSeconds: z._default(z.number(), 0),
  EnableSimpleResponses: z.literal(true),
  IdentitySource: z._default(z.array(z.string()), []),
});

/** AWS::ApiGatewayV2::Authorizer */
export const start: Start = ({ path, properties, region }, aws) => {
  const authorizer = Properties.parse(properties);
  const id = aws.seed.derive(path, 6);
  findApi(aws, authorizer.ApiId).authorizers.set(id, {
    lambda: findLambda(aws, authorizer.AuthorizerUri),
    region,
    identitySources: authorizer.IdentitySource,
    resultTtl: authorizer.AuthorizerResultTtlInSeconds,
    cache: new Map(),
  });
  return { ref: id, attributes: { AuthorizerId: id } };
};
