import * as z from 'zod/mini';
import { Lambda } from '../lambda/lambda.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  FunctionName: z.optional(z.string()),
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.optional(z.string()) }),
  MemorySize: z._default(z.number(), 128),
  // Seconds; 3 is what Lambda gives a function whose template says nothing.
  Timeout: z._default(z.number(), 3),
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.string()) }), {
    Variables: {},
  }),
});

/**
 * AWS::Lambda::Function. Those that are not written for Node are CDK's own, which work while
 * CloudFormation deploys: here the resources they serve do that themselves.
 */
export const start: Start = (resource, { assets, cognito, dynamodb, identity, lambdas, log }) => {
  const properties = Properties.parse(resource.properties);
  const { stackName, logicalId, region, account, path } = resource;
  const name = properties.FunctionName ?? `${stackName}-${logicalId}-${identity.derive(path, 12)}`;
  const arn = `arn:aws:lambda:${region}:${account}:function:${name}`;
  const started = { ref: name, attributes: { Arn: arn } };
  if (!properties.Runtime.startsWith('nodejs')) return started;

  const code = assets.get(properties.Code.S3Key ?? '');
  if (code === undefined) return started;
  const lambda = new Lambda({
    name,
    arn,
    region,
    code,
    handler: properties.Handler,
    memoryMb: properties.MemorySize,
    timeoutMs: properties.Timeout * 1000,
    accessKeyId: identity.accessKeyId,
    variables: properties.Environment.Variables,
    endpoints: {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    },
    log,
  });
  lambdas.set(arn, lambda);
  return { ...started, stop: () => lambda.stop() };
};
