import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface SpendingProps {
  readonly monthlyBudget: number;
  /** Receives notifications if there is no topic. */
  readonly email: string;
  readonly topic: ITopic | undefined;
}

/** Notifies operators when the account exceeds its monthly budget, or is forecast to. */
export class Spending extends Construct {
  constructor(scope: Construct, id: string, { monthlyBudget, email, topic }: SpendingProps) {
    super(scope, id);
    const subscriber = topic
      ? { subscriptionType: 'SNS', address: topic.topicArn }
      : { subscriptionType: 'EMAIL', address: email };
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [subscriber],
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
