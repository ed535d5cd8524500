import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, templates } from './template.ts';

const { data, site } = templates();
const stack = 'quietgrid-development-site';
const { alarmEmails, monthlyBudget } = stageNamed('production');

const Part = z.object({
  Expression: z.optional(z.string()),
  Period: z.optional(z.number()),
  MetricStat: z.optional(
    z.object({
      Metric: z.object({ Namespace: z.string(), MetricName: z.string() }),
      Period: z.number(),
    }),
  ),
});
const AlarmProperties = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.tuple([z.object({ Ref: z.string() })]),
  OKActions: z.tuple([z.object({ Ref: z.string() })]),
  Namespace: z.optional(z.string()),
  MetricName: z.optional(z.string()),
  Dimensions: z._default(z.array(z.object({ Value: z.unknown() })), []),
  Statistic: z.optional(z.string()),
  ExtendedStatistic: z.optional(z.string()),
  Metrics: z._default(z.array(Part), []),
  Period: z.optional(z.number()),
  ComparisonOperator: z.string(),
  Threshold: z.number(),
  DatapointsToAlarm: z.optional(z.number()),
  EvaluationPeriods: z.number(),
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

/** `ticket: AWS/SES Reputation.BounceRate Average GreaterThanOrEqualTo 0.05, 1 of 1 x 3600 s, else ignore` */
function toText(alarm: (typeof alarms)[number]): string {
  const { Metrics, Threshold, EvaluationPeriods: periods } = alarm;
  const address = addressOf(alarm.AlarmActions[0].Ref);
  const severity = Object.entries(alarmEmails).find(([, email]) => email === address)?.[0];
  const metric = [
    alarm.Namespace === stack ? 'own' : alarm.Namespace,
    alarm.MetricName,
    ...alarm.Dimensions.flatMap(({ Value }) => (typeof Value === 'string' ? [`of ${Value}`] : [])),
    alarm.Statistic ?? alarm.ExtendedStatistic,
  ];
  const expression = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression;
  const operator = alarm.ComparisonOperator.replace('Threshold', '');
  const [period] = [alarm, ...Metrics].flatMap(({ Period }) => Period ?? []);
  const seconds = period ?? Metrics.at(-1)?.MetricStat?.Period;
  return `${severity}: ${expression ?? metric.join(' ')} ${operator} ${Threshold}, ${alarm.DatapointsToAlarm ?? periods} of ${periods} x ${seconds} s, else ${alarm.TreatMissingData}`;
}

test('every alarm notifies somebody when it begins and when it ends, and leads to its own heading', () => {
  for (const { title, AlarmDescription, AlarmActions, OKActions } of alarms) {
    const anchor = title.toLowerCase().replaceAll(' ', '-');
    expect(AlarmDescription).toBe(`Runbook: docs/runbook.md#${anchor}`);
    expect(OKActions).toEqual(AlarmActions);
    expect(Object.values(alarmEmails)).toContain(addressOf(AlarmActions[0].Ref));
  }
});

test('each alarm rises by what it says: only errors that visitors get go to the pager', () => {
  const single = alarms.filter(({ title }) => title !== 'Function fails');
  expect(single.map((alarm) => `${alarm.title} - ${toText(alarm)}`)).toEqual([
    'Site does not work - page: own CanarySuccess of canary Minimum LessThan 1, 3 of 3 x 300 s, else breaching',
    // What visitors report, which anybody can send, raises none: the canary measures this one.
    'Pages are slow - ticket: own CanaryDuration of canary Maximum GreaterThan 4000, 4 of 6 x 300 s, else notBreaching',
    'Edge returns errors - page: IF(requests >= 20, rate, 0) GreaterThan 5, 3 of 5 x 300 s, else notBreaching',
    'Edge function fails - page: SUM(FILL(METRICS(), 0)) GreaterThan 0, 3 of 5 x 300 s, else notBreaching',
    'API returns errors - page: IF(requests >= 20, 100 * errors / requests, 0) GreaterThan 5, 3 of 5 x 300 s, else notBreaching',
    'API is slow - ticket: AWS/ApiGateway Latency p95 GreaterThan 2000, 4 of 6 x 300 s, else notBreaching',
    'Functions are throttled - ticket: AWS/Lambda Throttles Sum GreaterThan 10, 1 of 3 x 300 s, else notBreaching',
    'Table is throttled - ticket: SELECT SUM(ThrottledRequests) FROM SCHEMA("AWS/DynamoDB", Operation, TableName) GreaterThan 0, 1 of 3 x 300 s, else notBreaching',
    'Mail is not sent - ticket: own DigestFailures Sum GreaterThan 0, 2 of 2 x 900 s, else notBreaching',
    'Outbox gives up - ticket: own FailedRows Maximum GreaterThan 0, 1 of 3 x 300 s, else notBreaching',
    'Outbox does not run - ticket: AWS/Lambda Invocations Sum LessThan 1, 1 of 1 x 900 s, else breaching',
    'Outbox is late - ticket: own OutboxAge Maximum GreaterThan 300, 1 of 1 x 300 s, else notBreaching',
    'Digest does not arrive - ticket: own UndeliveredDigests Sum GreaterThan 0, 1 of 3 x 300 s, else notBreaching',
    'Confirmations have stopped - ticket: own StoppedConfirmations Maximum GreaterThan 0, 1 of 3 x 300 s, else notBreaching',
    'Newsletter has stopped - ticket: own StoppedCampaigns Sum GreaterThan 0, 1 of 3 x 300 s, else notBreaching',
    // A rate of SES stands until there is another one, and alarms where AWS says.
    'Mails bounce - ticket: AWS/SES Reputation.BounceRate Average GreaterThanOrEqualTo 0.05, 1 of 1 x 3600 s, else ignore',
    'Mails are marked as spam - ticket: AWS/SES Reputation.ComplaintRate Average GreaterThanOrEqualTo 0.001, 1 of 1 x 3600 s, else ignore',
    // Each call of the function writes a line, so a missing one means that it does not run.
    'Incoming mail waits - ticket: own IncomingAge Maximum GreaterThan 600, 4 of 4 x 300 s, else breaching',
    'Sign-in failures - ticket: own SignInFailures Sum GreaterThan 20, 1 of 1 x 900 s, else notBreaching',
    'Dead-letter queue is not empty - ticket: AWS/SQS ApproximateNumberOfMessagesVisible Maximum GreaterThan 0, 1 of 1 x 300 s, else notBreaching',
  ]);
  expect(alarms.find(({ title }) => title === 'Outbox does not run')?.text).toContain('"Dispatch');
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

const [, procedures = ''] = /^## Procedures$(.*?)^## /ms.exec(runbook) ?? [];

test('the procedures that an operator needs are written down', () => {
  expect(procedures.match(/^### .*/gm)).toEqual([
    '### Deploy',
    '### Roll back',
    '### Restore from PITR',
    '### Rotate the origin secret',
    '### Add and remove a staff user',
    '### Set when rows expire',
    '### Let a newsletter go on',
    '### Let a suppressed address have mails again',
    "### Answer a person's request",
  ]);
});

test('a command that speaks to a stage names it, since it would else mean another one', () => {
  const commands = [...procedures.matchAll(/(STAGE=\w+ )?n(?:px cdk|pm run) [\w-]+/g)];
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, stage]) => stage === undefined)).toEqual([]);
});

test('every function has an alarm: on error responses of its routes, or on its own errors where it has none', () => {
  const watched = alarms.filter(({ title }) => title === 'Function fails');
  const functions = resources(site, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties['Runtime'] === 'nodejs24.x',
  );
  expect(watched).toHaveLength(functions.length);
  for (const each of watched) {
    expect(toText(each)).toMatch(/^ticket: .* GreaterThan 0, 1 of 3 x 300 s, else notBreaching$/);
  }
  const counted = every(site, 'AWS::Logs::MetricFilter').filter(({ MetricTransformations }) =>
    /"Errors \w+"/.test(JSON.stringify(MetricTransformations)),
  );
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
    'Receive',
  ]);
});

test('a dead letter is kept for the longest that SQS can', () => {
  expect(only(site, 'AWS::SQS::Queue')).toMatchObject({ MessageRetentionPeriod: 14 * 86_400 });
});

test('one alarm adds up the errors of every edge function', () => {
  const watched = alarms.find(({ title }) => title === 'Edge function fails');
  const names = every(site, 'AWS::CloudFront::Function').map(({ Name }) => JSON.stringify(Name));
  expect(names).toHaveLength(4);
  for (const name of names) expect(watched?.text).toContain(name);
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
  ['DigestFailures', 'digest not sent', '1'],
  ['FailedRows', 'outbox has failed rows', '$.rows'],
  ['OutboxAge', 'outbox age', '$.seconds'],
  ['StoppedConfirmations', 'confirmations have stopped', '$.stopped'],
  ['IncomingAge', 'incoming mail', '$.oldestSeconds', 'Receive'],
  ['UndeliveredDigests', 'digest not delivered', '1', 'Feedback'],
  ['StoppedCampaigns', 'campaign stopped', '1', 'Feedback'],
])('%s counts a line that a function writes: %s', (...row) => {
  const [MetricName, message, MetricValue, name = 'Dispatch'] = row;
  expect(every(site, 'AWS::Logs::MetricFilter')).toContainEqual({
    LogGroupName: { Ref: expect.stringMatching(`^${name}Log`) },
    FilterPattern: `{ $.message = "${message}" }`,
    MetricTransformations: [{ MetricNamespace: stack, MetricName, MetricValue }],
  });
  const sources = globSync('functions/{outbox,newsletter,campaigns,receiving}/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(sources.join('')).toMatch(new RegExp(`logger\\.(?:error|info)\\('${message}', \\{`));
});

test('the dashboard shows what the alarms watch, traffic, rejections, tables and page speed', () => {
  const body = JSON.stringify(only(site, 'AWS::CloudWatch::Dashboard')['DashboardBody']);
  const parts = alarms.flatMap(({ Metrics }) => Metrics);
  const watched = [
    ...alarms.filter(({ Namespace }) => Namespace !== undefined),
    ...parts.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
  ];
  const shown = [
    ...watched.map((each) => `${each.Namespace} ${each.MetricName}`),
    'AWS/CloudFront 4xxErrorRate',
    'AWS/WAFV2 BlockedRequests',
    'AWS/ApiGateway 4xx',
    'AWS/Lambda Duration',
    ...['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => `${stack} ${name}`),
  ];
  const missing = shown.filter(
    (each) => !body.includes(String.raw`\"${each.replace(' ', String.raw`\",\"`)}\"`),
  );
  // Whoever is told of those looks into the log and into the queue.
  expect(new Set(missing)).toEqual(
    new Set(['AWS/Lambda Invocations', 'AWS/SQS ApproximateNumberOfMessagesVisible']),
  );
  const tables = [data, site].flatMap((each) => resources(each, 'AWS::DynamoDB::GlobalTable'));
  expect(tables).toHaveLength(8);
  for (const [id] of tables) expect(body).toContain(id);
  expect(body).toContain('GROUP BY TableName');
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
