import { Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type GraphWidgetProps,
  LogQueryVisualizationType,
  LogQueryWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface DashboardProps {
  readonly alarms: Alarms;
  readonly metrics: SiteMetrics;
  /** Holds a line for each measured page view. */
  readonly viewLog: ILogGroup;
}

/** The first page to look at: problems, then visitors, then the parts behind them. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { alarms, metrics, viewLog }: DashboardProps) {
    super(scope, id);
    const { canary, blockedByFirewall, functions, tables, vitals } = metrics;
    const dashboard = new CloudWatchDashboard(this, 'Dashboard', {
      dashboardName: Stack.of(this).stackName,
    });
    dashboard.addWidgets(
      new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.all, width: 24, height: 4 }),
    );
    dashboard.addWidgets(
      graph('Traffic', { left: [metrics.requests], right: [metrics.bytes] }),
      graph('Edge errors, per cent', {
        left: [metrics.edgeClientErrors, metrics.edgeServerErrors],
        right: metrics.edgeFunctions,
      }),
      ...(canary ? [graph('Canary', { left: [canary.success], right: [canary.duration] })] : []),
    );
    dashboard.addWidgets(
      graph('API requests and errors', {
        left: [metrics.apiRequests],
        right: [metrics.apiClientErrors, metrics.apiServerErrors],
      }),
      graph('API latency, ms', { left: [50, 95, 99].map(metrics.apiLatency) }),
      graph('Rejected by sign-in and by the firewall', {
        left: [metrics.signInFailures],
        right: blockedByFirewall ? [blockedByFirewall] : [],
      }),
    );
    dashboard.addWidgets(
      graph('Function errors', { left: functions.map(({ errors }) => errors) }),
      graph('Function throttles', { left: functions.map(({ throttles }) => throttles) }),
      graph('Function time, p95 ms', { left: functions.map(({ time }) => time) }),
    );
    dashboard.addWidgets(
      graph(
        'Outbox: mails not sent, rows given up, seconds late; seconds that received mail waits',
        {
          left: [
            metrics.digestFailures,
            metrics.undeliveredDigests,
            metrics.failedRows,
            metrics.stoppedConfirmations,
            metrics.stoppedCampaigns,
          ],
          right: [metrics.outboxAge, ...(metrics.incomingAge ? [metrics.incomingAge] : [])],
        },
      ),
      graph('Mails that bounce or are marked as spam, as SES counts', {
        left: [metrics.mailBounceRate],
        right: [metrics.mailComplaintRate],
      }),
      graph('Table throttles', { left: [metrics.tableThrottlesByName] }),
      graph('Table capacity', {
        left: tables.map(({ reads }) => reads),
        right: tables.map(({ writes }) => writes),
      }),
    );
    dashboard.addWidgets(
      ...vitals.map(({ name, good, slowest }) =>
        graph(`${name}, p75`, {
          left: [slowest],
          leftAnnotations: [{ value: good, label: 'good up to here' }],
          leftYAxis: { min: 0 },
        }),
      ),
    );
    dashboard.addWidgets(pageSpeedByPage(viewLog));
  }
}

function graph(title: string, props: GraphWidgetProps): GraphWidget {
  return new GraphWidget({ title, width: 8, height: 6, ...props });
}

function pageSpeedByPage({ logGroupName }: ILogGroup): LogQueryWidget {
  return new LogQueryWidget({
    title: 'Page speed by page',
    view: LogQueryVisualizationType.TABLE,
    width: 24,
    height: 8,
    logGroupNames: [logGroupName],
    queryLines: [
      'filter ispresent(page)',
      'stats count(*) as views, pct(LCP, 75) as LCP75, pct(INP, 75) as INP75, pct(CLS, 75) as CLS75 by page',
      'sort views desc',
    ],
  });
}
