import { start as apiGatewayApi } from './apigatewayv2-api.ts';
import { start as apiGatewayAuthorizer } from './apigatewayv2-authorizer.ts';
import { start as apiGatewayIntegration } from './apigatewayv2-integration.ts';
import { start as apiGatewayRoute } from './apigatewayv2-route.ts';
import { start as apiGatewayStage } from './apigatewayv2-stage.ts';
import { start as cachePolicy } from './cloudfront-cache-policy.ts';
import { start as distribution } from './cloudfront-distribution.ts';
import { start as edgeFunction } from './cloudfront-function.ts';
import { start as originRequestPolicy } from './cloudfront-origin-request-policy.ts';
import { start as responseHeadersPolicy } from './cloudfront-response-headers-policy.ts';
import { start as userPoolClient } from './cognito-user-pool-client.ts';
import { start as userPoolGroup } from './cognito-user-pool-group.ts';
import { start as userPool } from './cognito-user-pool.ts';
import { start as bucketDeployment } from './custom-cdk-bucket-deployment.ts';
import { start as bucketNotifications } from './custom-s3-bucket-notifications.ts';
import { start as table } from './dynamodb-table.ts';
import { start as rule } from './events-rule.ts';
import { start as lambdaFunction } from './lambda-function.ts';
import type { Start } from './resource.ts';
import { start as bucketPolicy } from './s3-bucket-policy.ts';
import { start as bucket } from './s3-bucket.ts';
import { start as secret } from './secretsmanager-secret.ts';
import { start as eventDestination } from './ses-configuration-set-event-destination.ts';
import { start as configurationSet } from './ses-configuration-set.ts';
import { start as emailIdentity } from './ses-email-identity.ts';
import { start as receiptRuleSet } from './ses-receipt-rule-set.ts';
import { start as receiptRule } from './ses-receipt-rule.ts';

/** Types without an effect on a laptop, by reason. */
const ignoredTypes = {
  'Permissions are not emulated: clients reach every part through the distribution only.': [
    'AWS::CloudFront::OriginAccessControl',
    'AWS::IAM::ManagedPolicy',
    'AWS::IAM::Policy',
    'AWS::IAM::Role',
    'AWS::Lambda::Permission',
    'AWS::Logs::ResourcePolicy',
    'AWS::SNS::TopicPolicy',
    'AWS::SQS::QueuePolicy',
  ],
  'Managed rules exist on AWS only, and rate rules count by address: here there is one.': [
    'AWS::WAFv2::LoggingConfiguration',
    'AWS::WAFv2::WebACL',
  ],
  'Monitoring: the log file replaces it.': [
    'AWS::Budgets::Budget',
    'AWS::CloudFront::MonitoringSubscription',
    'AWS::CloudWatch::Alarm',
    'AWS::CloudWatch::CompositeAlarm',
    'AWS::CloudWatch::Dashboard',
    'AWS::Lambda::EventInvokeConfig',
    'AWS::Logs::Delivery',
    'AWS::Logs::DeliveryDestination',
    'AWS::Logs::DeliverySource',
    'AWS::Logs::LogGroup',
    'AWS::Logs::MetricFilter',
    'AWS::Logs::QueryDefinition',
    'AWS::SNS::Subscription',
    'AWS::SNS::Topic',
    'AWS::SQS::Queue',
  ],
  'The site is localhost.': ['AWS::CertificateManager::Certificate', 'AWS::Route53::RecordSet'],
  'Only the CDK uses it.': ['AWS::CDK::Metadata', 'AWS::Lambda::LayerVersion'],
};

/** Provides attributes for references. */
const startIgnored: Start = ({ path, region, account }) => ({
  ref: path,
  attributes: { Arn: `arn:aws:local:${region}:${account}:${path}`, Id: path, TopicArn: path },
});

/** How each CloudFormation type starts. */
export const resourceTypes: Readonly<Record<string, Start>> = {
  'AWS::ApiGatewayV2::Api': apiGatewayApi,
  'AWS::ApiGatewayV2::Authorizer': apiGatewayAuthorizer,
  'AWS::ApiGatewayV2::Integration': apiGatewayIntegration,
  'AWS::ApiGatewayV2::Route': apiGatewayRoute,
  'AWS::ApiGatewayV2::Stage': apiGatewayStage,
  'AWS::CloudFront::CachePolicy': cachePolicy,
  'AWS::CloudFront::Distribution': distribution,
  'AWS::CloudFront::Function': edgeFunction,
  'AWS::CloudFront::OriginRequestPolicy': originRequestPolicy,
  'AWS::CloudFront::ResponseHeadersPolicy': responseHeadersPolicy,
  'AWS::Cognito::UserPool': userPool,
  'AWS::Cognito::UserPoolClient': userPoolClient,
  'AWS::Cognito::UserPoolGroup': userPoolGroup,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::Events::Rule': rule,
  'AWS::Lambda::Function': lambdaFunction,
  'AWS::S3::Bucket': bucket,
  'AWS::S3::BucketPolicy': bucketPolicy,
  'AWS::SES::ConfigurationSet': configurationSet,
  'AWS::SES::ConfigurationSetEventDestination': eventDestination,
  'AWS::SES::EmailIdentity': emailIdentity,
  'AWS::SES::ReceiptRule': receiptRule,
  'AWS::SES::ReceiptRuleSet': receiptRuleSet,
  'AWS::SecretsManager::Secret': secret,
  'Custom::CDKBucketDeployment': bucketDeployment,
  'Custom::S3BucketNotifications': bucketNotifications,
  ...Object.fromEntries(
    Object.values(ignoredTypes)
      .flat()
      .map((type) => [type, startIgnored]),
  ),
};

/** A sentence that says how to handle an unknown type. */
export function adviceFor(type: string): string {
  if (type.startsWith('AWS::ApiGateway::'))
    return 'Use an HTTP API (AWS::ApiGatewayV2::Api) instead of a REST API.';
  return 'Add it to src/resources/, or to the types without an effect: see README.md.';
}
