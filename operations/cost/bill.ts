import type { Inventory } from './inventory.ts';
import { prices, tiered } from './prices.ts';
import * as traffic from './traffic.ts';
import { type Usage, usageOf } from './usage.ts';

const gigabyte = 1024 ** 3;

export interface Line {
  readonly service: string;
  /** What is counted, in words. */
  readonly item: string;
  readonly dollars: number;
}

/**
 * A month with so many page views. No free tier is taken off: it belongs to the account, and others may use it up.
 * @throws Error that names a function whose calls are unknown
 */
export function billOf(inventory: Inventory, views: number): Line[] {
  const usage = usageOf(inventory, views);
  return [delivery, firewall, compute, data, logs, monitoring].flatMap((linesOf) =>
    linesOf(inventory, usage),
  );
}

function delivery({ edgeFunctions }: Inventory, { views, requests, documents }: Usage): Line[] {
  const { cloudFront, s3 } = prices;
  const { perView, bucket } = traffic;
  const sent = (views * perView.bytes) / gigabyte;
  const assets = views * perView.requests - documents;
  const edgeCalls = documents * edgeFunctions.document + assets * edgeFunctions.asset;
  return [
    line('CloudFront', 'gigabytes to visitors', tiered(sent, cloudFront.gigabyte)),
    line('CloudFront', 'requests', requests * cloudFront.httpsRequest),
    line('CloudFront', 'edge functions', edgeCalls * cloudFront.functionCall),
    line(
      'S3',
      'pages and assets',
      bucket.gigabytes * s3.gigabyteMonth +
        bucket.releases * bucket.files * s3.put +
        requests * perView.cacheMisses * s3.get,
    ),
  ];
}

function firewall({ count, firewallRules }: Inventory, { requests }: Usage): Line[] {
  const { acl, rule, request } = prices.webAcl;
  const acls = count('AWS::WAFv2::WebACL');
  return [
    line('Firewall', 'web ACL and its rules', acls * acl + firewallRules * rule),
    line('Firewall', 'requests', acls * requests * request),
  ];
}

function compute(_: Inventory, { functions, apiCalls }: Usage): Line[] {
  const { httpApi, lambda } = prices;
  const time = functions.reduce(
    (sum, { calls, gigabytes, milliseconds }) =>
      sum + calls * (lambda.request + (gigabytes * milliseconds * lambda.gigabyteSecond) / 1000),
    0,
  );
  return [
    line('HTTP API', 'calls', tiered(apiCalls, httpApi.request)),
    line('Lambda', 'calls and their time', time),
  ];
}

function data({ count }: Inventory, { submitted, reads, writes }: Usage): Line[] {
  const { dynamoDb, cognito, secretsManager } = prices;
  const stored = (submitted * traffic.rows.monthsKept * traffic.rows.bytes) / gigabyte;
  return [
    line('DynamoDB', 'reads and writes', writes * dynamoDb.write + reads * dynamoDb.read),
    line(
      'DynamoDB',
      'rows of two years, recoverable',
      stored * (dynamoDb.gigabyteMonth + dynamoDb.recoverableGigabyteMonth),
    ),
    line('Cognito', 'staff who sign in', traffic.staffUsers * cognito.user),
    line(
      'Secrets Manager',
      'generations of the origin secret, key of signatures',
      count('AWS::SecretsManager::Secret') * secretsManager.secret,
    ),
  ];
}

function logs({ count, logMonths }: Inventory, { requests, apiCalls, loggedCalls }: Usage): Line[] {
  const { logBytes, logged } = traffic;
  const perRequest =
    count('AWS::Logs::Delivery') * logBytes.edge +
    count('AWS::WAFv2::LoggingConfiguration') * logged * logBytes.firewall;
  const bytes = requests * perRequest + apiCalls * logBytes.api + loggedCalls * logBytes.function;
  const gigabytes = bytes / gigabyte;
  return [
    line('Logs', 'gigabytes taken in', gigabytes * prices.logs.gigabyte),
    line('Logs', 'gigabytes kept', gigabytes * logMonths * prices.logs.gigabyteMonth),
  ];
}

function monitoring(
  { count, alarmMetrics, measuring, scheduled }: Inventory,
  { digests }: Usage,
): Line[] {
  const { cloudWatch, sns, ses, sqs, events, budgets } = prices;
  const vitals = measuring.includes('ReportVitals') ? traffic.metrics.vitals : 0;
  const canary = measuring.includes('CheckSite') ? traffic.metrics.canary : 0;
  const filtered = count('AWS::Logs::MetricFilter') > 0 ? traffic.metrics.filtered : 0;
  return [
    line(
      'CloudWatch',
      'alarms, dashboard and metrics',
      alarmMetrics * cloudWatch.alarm +
        count('AWS::CloudWatch::Dashboard') * cloudWatch.dashboard +
        (vitals + canary + filtered) * cloudWatch.metric,
    ),
    line(
      'Others',
      'e-mails, queues, schedules and budget',
      traffic.emails * sns.email +
        digests * ses.mail +
        count('AWS::SQS::Queue') * sqs.request +
        Object.values(scheduled).reduce((sum, calls) => sum + calls, 0) * events.scheduled +
        count('AWS::Budgets::Budget') * budgets.budget,
    ),
  ];
}

function line(service: string, item: string, dollars: number): Line {
  return { service, item, dollars };
}
