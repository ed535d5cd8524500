import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';

/** Tells of it when the account's month costs more than planned, or is about to. */
export class Spending extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { monthlyBudget, alarms }: { readonly monthlyBudget: number; readonly alarms: Alarms },
  ) {
    super(scope, id);
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [{ subscriptionType: 'SNS', address: alarms.topics.ticket.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `${Stack.of(this).stackName} Spending rises`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }
}
