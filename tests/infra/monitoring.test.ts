import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { canaryMetrics, measuredBy } from '#contract/metrics.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, templates } from './template.ts';

const { data, site } = templates();
const stack = 'quietgrid-development-site';
const { alarmEmails, monthlyBudget } = stageNamed('production');

const AlarmProperties = z.looseObject({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.object({ Ref: z.string() })),
  OKActions: z.array(z.object({ Ref: z.string() })),
  TreatMissingData: z.string(),
});
/** Each alarm with its title, which several share: "Function fails" of "Function fails: signIn". */
const alarms = every(site, 'AWS::CloudWatch::Alarm').map((properties) => {
  const alarm = AlarmProperties.parse(properties);
  const [title = ''] = alarm.AlarmName.replace(`${stack} `, '').split(':');
  return Object.assign(alarm, { title, text: JSON.stringify(properties) });
});

const runbook = readFileSync('docs/runbook.md', 'utf8');
const [, aboutAlarms = ''] = /^## Alarms$(.*?)^## /ms.exec(runbook) ?? [];
/** The runbook's sections about alarms, by their headings. */
const sections = new Map(
  aboutAlarms
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', section]),
);

/** Which topic reaches which address. */
const topics = every(site, 'AWS::SNS::Subscription');

function addressOf(topic: string | undefined): unknown {
  return topics.find(({ TopicArn }) => JSON.stringify(TopicArn).includes(`"${topic}"`))?.[
    'Endpoint'
  ];
}

test('every alarm notifies somebody when it begins and when it ends', () => {
  expect(alarms.length).toBeGreaterThan(10);
  for (const { AlarmActions, OKActions } of alarms) {
    expect(AlarmActions).toHaveLength(1);
    expect(OKActions).toEqual(AlarmActions);
    expect(Object.values(alarmEmails)).toContain(addressOf(AlarmActions[0]?.Ref));
  }
});

test('only alarms about errors that visitors get go to the pager', () => {
  const waking = alarms.filter(
    ({ AlarmActions }) => addressOf(AlarmActions[0]?.Ref) === alarmEmails.page,
  );
  expect(new Set(waking.map(({ title }) => title))).toEqual(
    new Set([
      'Site does not work',
      'Edge returns errors',
      'Edge function fails',
      'API returns errors',
    ]),
  );
});

const budget = z
  .object({
    Budget: z.looseObject({ BudgetName: z.string() }),
    NotificationsWithSubscribers: z.array(z.looseObject({})),
  })
  .parse(only(site, 'AWS::Budgets::Budget'));

test('every alarm has a heading in the runbook, and every heading an alarm', () => {
  const titles = [...alarms.map(({ title }) => title), 'Spending rises'];
  expect([...sections.keys()].toSorted()).toEqual([...new Set(titles)].toSorted());
  expect(budget.Budget.BudgetName).toBe(`${stack} Spending rises`);
});

test('each of them says what it means, where to look and what to do', () => {
  for (const [title, section] of sections) {
    const parts = [...section.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect([title, ...parts]).toEqual([title, 'Description', 'Investigation', 'Resolution']);
  }
});

test('an alarm leads to its own heading', () => {
  for (const { title, AlarmDescription } of alarms) {
    const anchor = title.toLowerCase().replaceAll(' ', '-');
    expect(AlarmDescription).toBe(`Runbook: docs/runbook.md#${anchor}`);
  }
});

const [, procedures = ''] = /^## Procedures$(.*?)^## /ms.exec(runbook) ?? [];

test('the procedures that an operator needs are written down', () => {
  expect(procedures.match(/^### .*/gm)).toEqual([
    '### Deploy',
    '### Roll back',
    '### Restore from PITR',
    '### Rotate the origin secret',
    '### Add and remove a staff user',
    '### Set when rows expire',
    '### Let a suppressed address have mails again',
    "### Answer a person's request",
  ]);
});

test('a command that speaks to a stage names it, since it would else mean another one', () => {
  const commands = [...procedures.matchAll(/(STAGE=\w+ )?n(?:px cdk|pm run) [\w-]+/g)];
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, stage]) => stage === undefined)).toEqual([]);
});

test('a canary that does not run raises the alarm like one that fails', () => {
  expect(every(site, 'AWS::Events::Rule')).toContainEqual(
    expect.objectContaining({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' }),
  );
  expect(alarms.find(({ title }) => title === 'Site does not work')).toMatchObject({
    Namespace: stack,
    MetricName: canaryMetrics.success,
    Dimensions: [{ Name: 'service', Value: 'canary' }],
    Statistic: 'Minimum',
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 1,
    EvaluationPeriods: 3,
    TreatMissingData: 'breaching',
  });
});

test('no alarm rises by what visitors report, which anybody can send; that pages are slow the canary measures', () => {
  expect(alarms.filter(({ text }) => text.includes(`"${measuredBy.visitors}"`))).toEqual([]);
  expect(alarms.filter(({ title }) => title === 'Pages are slow')).toMatchObject([
    {
      Namespace: stack,
      MetricName: canaryMetrics.duration,
      Dimensions: [{ Name: 'service', Value: measuredBy.canary }],
      ComparisonOperator: 'GreaterThanThreshold',
      Threshold: 4000,
      EvaluationPeriods: 6,
      DatapointsToAlarm: 4,
    },
  ]);
});

test('a rate of SES stands until there is another one, and alarms where AWS says', () => {
  const common = { Namespace: 'AWS/SES', TreatMissingData: 'ignore', Statistic: 'Average' };
  const operator = { ComparisonOperator: 'GreaterThanOrEqualToThreshold', Period: 3600 };
  expect(alarms.filter(({ text }) => text.includes('"AWS/SES"'))).toMatchObject([
    { ...common, ...operator, MetricName: 'Reputation.BounceRate', Threshold: 0.05 },
    { ...common, ...operator, MetricName: 'Reputation.ComplaintRate', Threshold: 0.001 },
  ]);
});

test('silence is no reason for any other alarm', () => {
  const silent = new Set(['Site does not work', 'Outbox does not run']);
  const others = alarms.filter(
    ({ title, text }) => !silent.has(title) && !text.includes('"AWS/SES"'),
  );
  expect(new Set(others.map(({ TreatMissingData }) => TreatMissingData))).toEqual(
    new Set(['notBreaching']),
  );
});

test('every function has an alarm: on error responses of its routes, or on its own errors where it has none', () => {
  const watched = alarms.filter(({ title }) => title === 'Function fails');
  const functions = resources(site, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties['Runtime'] === 'nodejs24.x',
  );
  expect(watched).toHaveLength(functions.length);
  const counted = every(site, 'AWS::Logs::MetricFilter').filter(({ MetricTransformations }) =>
    /"Errors \w+"/.test(JSON.stringify(MetricTransformations)),
  );
  const withRoutes = watched.filter(({ text }) => text.includes('"MetricName":"Errors '));
  expect(withRoutes).toHaveLength(counted.length);
  const routes = counted.flatMap(({ FilterPattern }) => {
    const [status, ...others] = String(FilterPattern).match(/\$\.\w+ = "[^"]+"/g) ?? [];
    expect(status).toBe('$.status = "5*"');
    return others.map((other) => other.slice('$.route = "'.length, -1));
  });
  expect(routes.toSorted()).toEqual(
    Object.values(endpoints)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
  const alone = functions.filter(([id]) => watched.some(({ text }) => text.includes(`"${id}`)));
  expect(alone.map(([id]) => id.replace(/Function.*/, '')).toSorted()).toEqual([
    'AuthorizeStaff',
    'Canary',
    'Dispatch',
    'Feedback',
  ]);
});

test('an outbox that is not called raises an alarm within a quarter of an hour, also where nothing is counted', () => {
  const dispatch = resources(site, 'AWS::Lambda::Function').find(([id]) =>
    id.startsWith('Dispatch'),
  );
  expect(alarms.filter(({ title }) => title === 'Outbox does not run')).toMatchObject([
    {
      Namespace: 'AWS/Lambda',
      MetricName: 'Invocations',
      Dimensions: [{ Name: 'FunctionName', Value: { Ref: dispatch?.[0] } }],
      Statistic: 'Sum',
      Period: 900,
      EvaluationPeriods: 1,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    },
  ]);
});

test('every dead-letter queue has an alarm while it holds anything, which it does for the longest that SQS can', () => {
  const watched = alarms.filter(({ title }) => title === 'Dead-letter queue is not empty');
  const queues = resources(site, 'AWS::SQS::Queue');
  expect(watched).toHaveLength(queues.length);
  for (const [id, { Properties }] of queues) {
    expect(Properties).toMatchObject({ MessageRetentionPeriod: 14 * 86_400 });
    expect(watched.filter(({ text }) => text.includes(`"${id}"`))).toMatchObject([
      {
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Threshold: 0,
        ComparisonOperator: 'GreaterThanThreshold',
        DatapointsToAlarm: 1,
      },
    ]);
  }
});

test('every edge function has an alarm on its errors', () => {
  const watched = alarms.filter(({ title }) => title === 'Edge function fails');
  const names = every(site, 'AWS::CloudFront::Function').map(({ Name }) => JSON.stringify(Name));
  expect(watched).toHaveLength(names.length);
  for (const name of names) {
    expect(watched.filter(({ text }) => text.includes(name))).toHaveLength(1);
  }
});

test('every table has an alarm on its throttles and those of its index, and stands on the dashboard', () => {
  const watched = alarms.filter(({ title }) => title === 'Table is throttled');
  const dashboard = JSON.stringify(only(site, 'AWS::CloudWatch::Dashboard'));
  const tables = [data, site].flatMap((each) => resources(each, 'AWS::DynamoDB::GlobalTable'));
  expect(tables).toHaveLength(6);
  expect(watched).toHaveLength(tables.length);
  for (const [id, { Properties }] of tables) {
    const [alarm, ...others] = watched.filter(({ text }) => text.includes(id));
    expect([id, others]).toEqual([id, []]);
    const ofIndex = alarm?.text.includes('"GlobalSecondaryIndexName"');
    expect([id, ofIndex]).toEqual([id, 'GlobalSecondaryIndexes' in Properties]);
    expect(dashboard).toContain(id);
  }
});

test('a rate of errors counts where there are requests enough to make one', () => {
  for (const name of ['Edge returns errors', 'API returns errors']) {
    expect(alarms.find(({ title }) => title === name)?.text).toContain('IF(requests >= 20, ');
  }
});

test('wrong passwords and codes are counted by the line that the function writes for them', () => {
  const [filter, ...others] = every(site, 'AWS::Logs::MetricFilter').filter(({ LogGroupName }) =>
    JSON.stringify(LogGroupName).includes('"SignInLog'),
  );
  expect(others).toEqual([]);
  expect(filter).toMatchObject({
    FilterPattern: `{ $.message = "rejected" && ($.code = "invalid_credentials" || $.code = "too_many_requests" || ($.route = "POST /admin/session/code" && $.code = "validation_failed")) }`,
    MetricTransformations: [{ MetricNamespace: stack, MetricName: 'SignInFailures' }],
  });
});

test.each([
  ['Mail is not sent', 'DigestFailures', 'digest not sent', '1', 0],
  ['Outbox gives up', 'FailedRows', 'outbox has failed rows', '$.rows', 0],
  ['Outbox is late', 'OutboxAge', 'outbox age', '$.seconds', 300],
  [
    'Confirmations have stopped',
    'StoppedConfirmations',
    'confirmations have stopped',
    '$.stopped',
    0,
  ],
  ['Digest does not arrive', 'UndeliveredDigests', 'digest not delivered', '1', 0, 'Feedback'],
] as const)('"%s" rises by the line that a function writes', (...row) => {
  const [title, metric, message, value, Threshold, name = 'Dispatch'] = row;
  const filters = every(site, 'AWS::Logs::MetricFilter').map((filter) => ({
    LogGroupName: JSON.stringify(filter['LogGroupName']),
    FilterPattern: filter['FilterPattern'],
    MetricTransformations: filter['MetricTransformations'],
  }));
  expect(filters).toContainEqual({
    LogGroupName: expect.stringContaining(`"${name}Log`),
    FilterPattern: `{ $.message = "${message}" }`,
    MetricTransformations: [
      expect.objectContaining({ MetricNamespace: stack, MetricName: metric, MetricValue: value }),
    ],
  });
  expect(alarms.find((alarm) => alarm.title === title)).toMatchObject({
    Namespace: stack,
    MetricName: metric,
    Threshold,
    ComparisonOperator: 'GreaterThanThreshold',
  });
  const sources = globSync('functions/{outbox,newsletter}/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(sources.join('')).toMatch(new RegExp(`logger\\.(?:error|info)\\('${message}', \\{`));
});

test('the dashboard shows traffic, errors, latency, functions, tables, sign-in and page speed', () => {
  const body = JSON.stringify(only(site, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
  const shown = [
    ['AWS/CloudFront', 'Requests'],
    ['AWS/CloudFront', '4xxErrorRate'],
    ['AWS/CloudFront', '5xxErrorRate'],
    ['AWS/CloudFront', 'FunctionExecutionErrors'],
    ['AWS/WAFV2', 'BlockedRequests'],
    ['AWS/ApiGateway', 'Count'],
    ['AWS/ApiGateway', '4xx'],
    ['AWS/ApiGateway', '5xx'],
    ['AWS/ApiGateway', 'Latency'],
    ['AWS/Lambda', 'Errors'],
    ['AWS/Lambda', 'Throttles'],
    ['AWS/Lambda', 'Duration'],
    ['AWS/DynamoDB', 'ReadThrottleEvents'],
    ['AWS/DynamoDB', 'WriteThrottleEvents'],
    [stack, 'SignInFailures'],
    [stack, 'DigestFailures'],
    [stack, 'FailedRows'],
    [stack, 'OutboxAge'],
    [stack, 'StoppedConfirmations'],
    [stack, 'UndeliveredDigests'],
    ['AWS/SES', 'Reputation.BounceRate'],
    ['AWS/SES', 'Reputation.ComplaintRate'],
    [stack, 'CanarySuccess'],
    ...['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [stack, name]),
  ];
  for (const [namespace, name] of shown) {
    expect(body).toContain(String.raw`\"${namespace}\",\"${name}\"`);
  }
  expect(body).toContain('by page');
});

test('alarms and the budget of this account may publish, over TLS, and nobody else', () => {
  for (const { PolicyDocument } of every(site, 'AWS::SNS::TopicPolicy')) {
    expect(PolicyDocument).toMatchObject({
      Statement: [
        { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        {
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        },
      ],
    });
  }
});

test('a month that costs more than planned is reported, and before it does', () => {
  expect(budget.Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: monthlyBudget, Unit: 'USD' },
  });
  expect(budget.NotificationsWithSubscribers).toMatchObject([
    { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
    { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
  ]);
  expect(JSON.stringify(budget.NotificationsWithSubscribers)).toMatch(/"MonitoringAlarmsTicket/);
});

test('a stage without alarms has a budget too, which writes to the same address', () => {
  const { NotificationsWithSubscribers } = only(
    templates(stageNamed('development')).site,
    'AWS::Budgets::Budget',
  );
  const email = { SubscriptionType: 'EMAIL', Address: alarmEmails.ticket };
  expect(NotificationsWithSubscribers).toMatchObject([
    { Notification: { NotificationType: 'ACTUAL' }, Subscribers: [email] },
    { Notification: { NotificationType: 'FORECASTED' }, Subscribers: [email] },
  ]);
});
