import * as z from 'zod/mini';
import { Lambda } from '../lambda/lambda.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  FunctionName: z.optional(z.string()),
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.optional(z.string()) }),
  MemorySize: z._default(z.number(), 128),
  // Lambda's default, in seconds.
  Timeout: z._default(z.number(), 3),
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.string()) }), {
    Variables: {},
  }),
});

/**
 * AWS::Lambda::Function. Runtimes other than Node belong to the CDK's custom resources, which are emulated without their
 * handlers.
 */
export const start: Start = (
  resource,
  { assets, endpoints, seed, siteHost, siteUrl, lambdas, log },
) => {
  const properties = Properties.parse(resource.properties);
  const { stackName, logicalId, region, account, path } = resource;
  const name = properties.FunctionName ?? `${stackName}-${logicalId}-${seed.derive(path, 12)}`;
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
    accessKeyId: seed.accessKeyId,
    environment: Object.fromEntries(
      // Templates use HTTPS for the distribution's address. Without a certificate, links in mails would not work.
      Object.entries(properties.Environment.Variables).map(([variable, value]) => [
        variable,
        value.replaceAll(`https://${siteHost}`, siteUrl),
      ]),
    ),
    endpoints,
    log,
  });
  lambdas.set(arn, lambda);
  return { ...started, stop: () => lambda.stop() };
};
