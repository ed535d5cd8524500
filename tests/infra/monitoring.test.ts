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
  Metrics: z._default(z.array(Part), []),
  Period: z.optional(z.number()),
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

/** `page` or `ticket`. */
function severityOf({ AlarmActions }: (typeof alarms)[number]): string | undefined {
  const address = addressOf(AlarmActions[0].Ref);
  return Object.entries(alarmEmails).find(([, email]) => email === address)?.[0];
}

test('every alarm notifies somebody when it begins and when it ends, and leads to its own heading', () => {
  for (const { title, AlarmDescription, AlarmActions, OKActions } of alarms) {
    const anchor = title.toLowerCase().replaceAll(' ', '-');
    expect(AlarmDescription).toBe(`Runbook: docs/runbook.md#${anchor}`);
    expect(OKActions).toEqual(AlarmActions);
    expect(Object.values(alarmEmails)).toContain(addressOf(AlarmActions[0].Ref));
  }
});

const titlesOf = (chosen: (alarm: (typeof alarms)[number]) => boolean) =>
  alarms.filter(chosen).map(({ title }) => title);

test('only errors that visitors get go to the pager', () => {
  expect(titlesOf((alarm) => severityOf(alarm) === 'page')).toEqual([
    'Site does not work',
    'Edge returns errors',
    'Edge function fails',
    'API returns errors',
  ]);
});

const onSilence = (how: string) => titlesOf(({ TreatMissingData }) => TreatMissingData === how);

test('silence is an alarm where it means that something does not run, and changes nothing where a rate stands', () => {
  expect(onSilence('breaching')).toEqual([
    'Site does not work',
    'Outbox does not run',
    'Incoming mail waits',
  ]);
  expect(onSilence('ignore')).toEqual(['Mails bounce', 'Mails are called spam']);
  expect(alarms.find(({ title }) => title === 'Outbox does not run')?.text).toContain('"Dispatch');
});

test('mails alarm at the rates at which AWS reviews an account', () => {
  const rates = alarms.filter(({ MetricName }) => MetricName?.startsWith('Reputation'));
  expect(rates.map(({ Threshold }) => Threshold)).toEqual([0.05, 0.001]);
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
    expect(severityOf(each)).toBe('ticket');
    expect(each).toMatchObject({ Threshold: 0, EvaluationPeriods: 3, DatapointsToAlarm: 1 });
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
