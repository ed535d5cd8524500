import type { TableDefinition } from '../src/dynamodb/tables.ts';
import type { FixtureStack } from './fixture-assembly.ts';

type Resources = FixtureStack['Resources'];

/** A function whose code is the asset of the same name. */
export function lambda(asset: string, properties: object = {}): Resources[string] {
  return {
    Type: 'AWS::Lambda::Function',
    Properties: {
      FunctionName: asset,
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Code: { S3Bucket: 'assets', S3Key: `${asset}.zip` },
      ...properties,
    },
  };
}

/** An API with the stage `api` and no routes yet. */
export const api = apiWith({ AutoDeploy: true });

/** {@link api} with other properties of its stage. */
export function apiWith(properties: object): Resources {
  return {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'Api', ProtocolType: 'HTTP' } },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Api' }, StageName: 'api', ...properties },
    },
  };
}

/** A route of {@link api} to a function, with its integration. */
export function route(
  routeKey: string,
  functionId: string,
  { authorizerId, timeout }: { authorizerId?: string; timeout?: number } = {},
): Resources {
  const id = routeKey.replaceAll(/[^A-Za-z]/g, '');
  return {
    [`${id}Integration`]: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Api' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: { 'Fn::GetAtt': [functionId, 'Arn'] },
        PayloadFormatVersion: '2.0',
        ...(timeout === undefined ? {} : { TimeoutInMillis: timeout }),
      },
    },
    [`${id}Route`]: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: routeKey,
        Target: { 'Fn::Join': ['', ['integrations/', { Ref: `${id}Integration` }]] },
        ...(authorizerId === undefined
          ? {}
          : { AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: authorizerId } }),
      },
    },
  };
}

export function authorizer(functionId: string, properties: object = {}): Resources[string] {
  return {
    Type: 'AWS::ApiGatewayV2::Authorizer',
    Properties: {
      ApiId: { Ref: 'Api' },
      AuthorizerType: 'REQUEST',
      AuthorizerUri: {
        'Fn::Join': [
          '',
          [
            'arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/',
            { 'Fn::GetAtt': [functionId, 'Arn'] },
            '/invocations',
          ],
        ],
      },
      AuthorizerPayloadFormatVersion: '2.0',
      AuthorizerResultTtlInSeconds: 0,
      EnableSimpleResponses: true,
      IdentitySource: ['$request.header.Cookie'],
      ...properties,
    },
  };
}

/** AWS's managed policies CachingOptimized, CachingDisabled and AllViewerExceptHostHeader. */
const managed = {
  cachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  cachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  allViewerExceptHost: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

/** An upload of an asset into the bucket `Bucket`. */
export function deployment(
  asset: string,
  prefix: string,
  properties: object = {},
): Resources[string] {
  return {
    Type: 'Custom::CDKBucketDeployment',
    Properties: {
      ServiceToken: 'arn',
      SourceBucketNames: ['assets'],
      SourceObjectKeys: [`${asset}.zip`],
      DestinationBucketName: { Ref: 'Bucket' },
      DestinationBucketKeyPrefix: prefix,
      Prune: false,
      ...properties,
    },
  };
}

export function edgeFunction(name: string, code: string): Resources[string] {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: name,
      FunctionCode: code,
      FunctionConfig: { Comment: '', Runtime: 'cloudfront-js-2.0' },
    },
  };
}

/** Where in a behaviour an edge function runs. */
export function runs(functionId: string, event: string) {
  return { EventType: event, FunctionARN: { 'Fn::GetAtt': [functionId, 'FunctionARN'] } };
}

/** A behaviour that serves the bucket `Bucket`. */
export const ofBucket = {
  TargetOriginId: 'bucket',
  CachePolicyId: managed.cachingOptimized,
  ViewerProtocolPolicy: 'redirect-to-https',
};

export function distributionOfBucket(pages: object, others: readonly object[] = []) {
  const DomainName = { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] };
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Origins: [
          {
            Id: 'bucket',
            DomainName,
            OriginAccessControlId: 'control',
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        CacheBehaviors: others,
        DefaultCacheBehavior: { ...ofBucket, ...pages },
      },
    },
  };
}

const apiOrigin = {
  Id: 'api',
  DomainName: { 'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.us-east-1.amazonaws.com']] },
  CustomOriginConfig: {},
};

/** Sends every path and method to {@link api}. */
export const distributionOfApi: Resources = {
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Origins: [apiOrigin],
        DefaultCacheBehavior: {
          TargetOriginId: 'api',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          CachePolicyId: managed.cachingDisabled,
          OriginRequestPolicyId: managed.allViewerExceptHost,
          ViewerProtocolPolicy: 'https-only',
        },
      },
    },
  },
};

const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });

/** A table of contacts with the index `newest`. */
export const contacts = {
  TableName: 'Contacts',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'feedShard', AttributeType: 'N' },
    { AttributeName: 'feedKey', AttributeType: 'S' },
  ],
  KeySchema: [key('id', 'HASH')],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'newest',
      KeySchema: [key('feedShard', 'HASH'), key('feedKey', 'RANGE')],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
} satisfies TableDefinition;
