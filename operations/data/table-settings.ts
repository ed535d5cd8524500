import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

/**
 * Re-applies the settings that a restore drops, as far as our tables have them: time to live, point-in-time recovery
 * and deletion protection. Source: `RestoreTableToPointInTime` in the DynamoDB API reference. `cdk drift` compares the
 * rest.
 * @param timeToLive the attribute with a row's expiry
 */
export async function restoreTableSettings(
  client: DynamoDBClient,
  TableName: string,
  timeToLive: string,
): Promise<void> {
  const expiry = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!expiry.TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) {
    const TimeToLiveSpecification = { Enabled: true, AttributeName: timeToLive };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  const backups = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  const { PointInTimeRecoveryDescription: recovery } = backups.ContinuousBackupsDescription ?? {};
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED') {
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await client.send(
      new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
    );
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table?.DeletionProtectionEnabled) {
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  }
}
