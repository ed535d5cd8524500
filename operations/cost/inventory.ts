import * as z from 'zod/mini';
import { environment } from '#contract/environment.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
});

/** Types that are paid for; see bill.ts. */
const priced = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::Budgets::Budget',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::Rule',
  'AWS::Lambda::Function',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
]);

/** Types that belong to one of those, or are always free. */
const free =
  /^(?:AWS::(?:IAM|ApiGatewayV2|Logs)::|AWS::CDK::Metadata$|AWS::CloudFront::\w+(?:Policy|AccessControl)$|AWS::Cognito::UserPoolClient$|AWS::Lambda::(?:EventInvokeConfig|LayerVersion|Permission)$|AWS::(?:S3|SQS|SNS)::\w+Policy$|AWS::SES::ConfigurationSet(?:EventDestination)?$|AWS::SNS::Subscription$|AWS::WAFv2::LoggingConfiguration$|Custom::CDKBucketDeployment$)/;

/** What the templates hold that the bill depends on. */
export interface Inventory {
  readonly count: (type: string) => number;
  /** Functions by the name of their construct, CDK's own left out: it runs in a deploy alone. */
  readonly functions: readonly { readonly name: string; readonly gigabytes: number }[];
  readonly firewallRules: number;
  /** An alarm is paid for each metric that it looks at. */
  readonly alarmMetrics: number;
  /** Edge functions that one request passes. */
  readonly edgeFunctions: { readonly document: number; readonly asset: number };
  /** Functions that write metrics of their own. */
  readonly measuring: readonly string[];
  /** Calls by a schedule in a month, by the name of the function. */
  readonly scheduled: Readonly<Record<string, number>>;
  /** Of the longest kept log. */
  readonly logMonths: number;
}

/** @throws Error that names a resource of an unknown type */
export function readInventory(templates: readonly unknown[]): Inventory {
  const resources = templates.flatMap((template) =>
    Object.entries(Template.parse(template).Resources),
  );
  for (const [id, { Type }] of resources) {
    if (!priced.has(Type) && !free.test(Type)) {
      throw new Error(`${id} is a ${Type}: say in operations/cost what it costs.`);
    }
  }
  const of = (type: string) => resources.filter(([, { Type }]) => Type === type);
  const numbers = (type: string, name: string) =>
    of(type).map(([, { Properties }]) => z.number().parse(Properties[name]));
  return {
    count: (type) => of(type).length,
    functions: of('AWS::Lambda::Function')
      .filter(([, { Properties }]) => String(Properties['Runtime']).startsWith('nodejs'))
      .map(([id, { Properties }]) => ({
        name: nameOf(id),
        gigabytes: z.number().parse(Properties['MemorySize']) / 1024,
      })),
    firewallRules: of('AWS::WAFv2::WebACL').reduce(
      (sum, [, { Properties }]) => sum + z.array(z.unknown()).parse(Properties['Rules']).length,
      0,
    ),
    alarmMetrics: of('AWS::CloudWatch::Alarm').reduce(
      (sum, [, { Properties }]) => sum + metricsOf(Properties['Metrics']),
      0,
    ),
    edgeFunctions: edgeFunctionsOf(
      of('AWS::CloudFront::Distribution').map(([, each]) => each.Properties),
    ),
    measuring: of('AWS::Lambda::Function')
      .filter(([, { Properties }]) => environment.metricsNamespace in variablesOf(Properties))
      .map(([id]) => nameOf(id)),
    scheduled: Object.fromEntries(
      of('AWS::Events::Rule')
        // Events of AWS on the default bus are free.
        .filter(([, { Properties }]) => 'ScheduleExpression' in Properties)
        .map(([, { Properties }]) => {
          const [target] = Targets.parse(Properties['Targets']);
          const calls = monthly(String(Properties['ScheduleExpression']));
          return [nameOf(target.Arn['Fn::GetAtt'][0]), calls];
        }),
    ),
    logMonths: Math.max(...numbers('AWS::Logs::LogGroup', 'RetentionInDays')) / 30,
  };
}

const Targets = z.tuple([
  z.looseObject({ Arn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) }),
]);

const Configured = z.looseObject({
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.unknown()) }), {
    Variables: {},
  }),
});

function variablesOf(lambda: unknown) {
  return Configured.parse(lambda).Environment.Variables;
}

/** The name of a function's construct, by its logical id. */
function nameOf(id: string): string {
  return id.replace(/Function[0-9A-F]{8}$/, '');
}

/** Of an alarm's expression: what it computes with, not what it computes. */
function metricsOf(expression: unknown): number {
  const Query = z.looseObject({ MetricStat: z.optional(z.unknown()) });
  const queries = z.optional(z.array(Query)).parse(expression);
  return queries?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;
}

const Behaviour = z.looseObject({
  PathPattern: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.unknown()), []),
});
const Distribution = z.looseObject({
  DistributionConfig: z.looseObject({
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour),
  }),
});

function edgeFunctionsOf(distributions: readonly unknown[]): Inventory['edgeFunctions'] {
  const [config] = distributions.map((each) => Distribution.parse(each).DistributionConfig);
  const assets = config?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/assets/*');
  return {
    document: config?.DefaultCacheBehavior.FunctionAssociations.length ?? 0,
    asset: assets?.FunctionAssociations.length ?? 0,
  };
}

function monthly(schedule: string): number {
  const [, every, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  const minutes = { minute: 1, hour: 60, day: 1440 }[unit ?? ''];
  if (minutes === undefined)
    throw new Error(`operations/cost does not know the schedule ${schedule}.`);
  return (30 * 1440) / (Number(every) * minutes);
}
