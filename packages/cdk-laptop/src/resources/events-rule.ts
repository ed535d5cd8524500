import * as z from 'zod/mini';
import { EventPattern } from '../events/event-pattern.ts';
import { readRate } from '../events/schedule.ts';
import type { Start } from './resource.ts';

const Target = z.object({
  Arn: z.string(),
  Input: z.optional(z.string()),
  InputPath: z.optional(z.never()),
  InputTransformer: z.optional(z.never()),
});

const Properties = z.object({
  EventBusName: z.optional(z.literal('default')),
  EventPattern: z.optional(z.unknown()),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(z.object({ Arn: z.string() })), []),
});

/** The canary checks the deployed site. From a laptop, it would only send messages there. */
const monitoring = /^Monitoring/;

/** AWS::Events::Rule. Only targets that are local functions have an effect. */
export const start: Start = ({ account, logicalId, path, properties, region, stackName }, aws) => {
  const rule = Properties.parse(properties);
  const name = `${stackName}-${logicalId}-${aws.seed.derive(path, 12)}`;
  const arn = `arn:aws:events:${region}:${account}:rule/${name}`;
  const started = { ref: name, attributes: { Arn: arn } };
  const local = rule.Targets.filter(({ Arn: target }) => aws.lambdas.has(target));
  if (local.length === 0 || rule.State === 'DISABLED' || monitoring.test(logicalId)) return started;

  const { EventPattern: pattern, ScheduleExpression: schedule } = rule;
  aws.addRule({
    logicalId,
    arn,
    region,
    account,
    interval: schedule === undefined ? undefined : readRate(schedule),
    pattern: pattern === undefined ? undefined : EventPattern.parse(pattern),
    targets: local.flatMap((target) => {
      const { Arn: lambdaArn, Input: input } = Target.parse(target);
      const lambda = aws.lambdas.get(lambdaArn);
      return lambda ? [{ lambda, input: input === undefined ? undefined : JSON.parse(input) }] : [];
    }),
  });
  return started;
};
