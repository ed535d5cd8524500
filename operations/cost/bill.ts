import type { Inventory } from './inventory.ts';
import { prices, tiered } from './prices.ts';
import * as traffic from './traffic.ts';

const gigabyte = 1024 ** 3;

export interface Line {
  readonly service: string;
  /** What is counted, in words. */
  readonly item: string;
  readonly dollars: number;
}

/**
 * A month with so many page views. No free tier is taken off: it belongs to the account, and others may use it up.
 * @throws Error that names a function of which nobody has said how often it is called
 */
export function billOf(inventory: Inventory, views: number): Line[] {
  const { count } = inventory;
  const lines: Line[] = [];
  const add = (service: string, item: string, dollars: number) =>
    lines.push({ service, item, dollars });

  const functions = inventory.functions.map((fn) => ({ ...fn, ...callsOf(fn.name) }));
  const calls = functions.reduce((sum, fn) => sum + fn.calls, 0);
  // The authorizer and the canary are not called by way of a route.
  const apiCalls = functions
    .filter(({ name }) => !['AuthorizeStaff', 'WalkSite'].includes(name))
    .reduce((sum, fn) => sum + fn.calls, 0);
  const requests = views * traffic.perView.requests + apiCalls;
  const documents = views * traffic.perView.documents;
  const submitted = functions
    .filter(({ name }) => ['SubmitContact', 'Subscribe'].includes(name))
    .reduce((sum, fn) => sum + fn.calls, 0);
  const stored = (submitted * traffic.rows.monthsKept * traffic.rows.bytes) / gigabyte;

  /** Pages of 50 rows and 2 KB each, from four shards, at half a unit for 4 KB. */
  const listReads = 20;
  /** A turn of an address, one of a name and one of all strangers, each given back. */
  const turnWrites = 6;

  function callsOf(name: string) {
    if (name === 'WalkSite') {
      return { calls: inventory.scheduled, milliseconds: traffic.walkMilliseconds };
    }
    const said = traffic.callsOf[name];
    if (!said)
      throw new Error(`operations/cost/traffic.ts does not say how often ${name} is called.`);
    const { perView = 0, monthly = 0 } = said;
    return { calls: views * perView + monthly, milliseconds: traffic.billedMilliseconds };
  }
  const callsOfAll = (...names: string[]) =>
    functions.filter(({ name }) => names.includes(name)).reduce((sum, fn) => sum + fn.calls, 0);

  const { cloudFront, webAcl, s3, httpApi, lambda, dynamoDb, logs, cloudWatch } = prices;
  const sent = (views * traffic.perView.bytes) / gigabyte;
  add('CloudFront', 'gigabytes to visitors', tiered(sent, cloudFront.gigabyte));
  add('CloudFront', 'requests', requests * cloudFront.httpsRequest);
  const { edgeFunctions } = inventory;
  const assets = views * traffic.perView.requests - documents;
  const passed = documents * edgeFunctions.document + assets * edgeFunctions.asset;
  add('CloudFront', 'edge functions', passed * cloudFront.functionCall);
  add(
    'Firewall',
    'web ACL and its rules',
    webAcl.acl * count('AWS::WAFv2::WebACL') + inventory.firewallRules * webAcl.rule,
  );
  add('Firewall', 'requests', requests * webAcl.request);
  const uploads = traffic.bucket.releases * traffic.bucket.files * s3.put;
  const misses = requests * traffic.perView.cacheMisses * s3.get;
  add('S3', 'pages and assets', traffic.bucket.gigabytes * s3.gigabyteMonth + uploads + misses);
  add('HTTP API', 'calls', tiered(apiCalls, httpApi.request));
  add(
    'Lambda',
    'calls and their time',
    functions.reduce(
      (sum, { calls: each, gigabytes, milliseconds }) =>
        sum + each * (lambda.request + (gigabytes * milliseconds * lambda.gigabyteSecond) / 1000),
      0,
    ),
  );
  // A row of up to 3 KB, and its copy in the index.
  add(
    'DynamoDB',
    'reads and writes',
    (submitted * 6 + callsOfAll('SignIn', 'VerifyCode') * turnWrites) * dynamoDb.write +
      (submitted + callsOfAll('ListContacts', 'ListSubscribers') * listReads) * dynamoDb.read,
  );
  add(
    'DynamoDB',
    'rows of two years, recoverable',
    stored * (dynamoDb.gigabyteMonth + dynamoDb.recoverableGigabyteMonth),
  );
  add('Cognito', 'staff who sign in', traffic.staffUsers * prices.cognito.user);
  add(
    'Secrets Manager',
    'generations of the origin secret',
    count('AWS::SecretsManager::Secret') * prices.secretsManager.secret,
  );
  const { logBytes } = traffic;
  const logged =
    (requests * (logBytes.edge + traffic.refused * logBytes.firewall) +
      apiCalls * logBytes.api +
      calls * logBytes.function) /
    gigabyte;
  add('Logs', 'gigabytes taken in', logged * logs.gigabyte);
  add('Logs', 'gigabytes kept', logged * inventory.logMonths * logs.gigabyteMonth);
  add(
    'CloudWatch',
    'alarms, dashboard and metrics',
    inventory.alarmMetrics * cloudWatch.alarm +
      count('AWS::CloudWatch::Dashboard') * cloudWatch.dashboard +
      traffic.ownMetrics * cloudWatch.metric,
  );
  add(
    'Others',
    'mails, queue, schedule and budget',
    traffic.mails * prices.sns.email +
      count('AWS::SQS::Queue') * prices.sqs.request +
      inventory.scheduled * prices.events.scheduled +
      count('AWS::Budgets::Budget') * prices.budgets.budget,
  );
  return lines;
}
