import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { kebabCase } from '#infra/names.ts';
import { contextOf, eventOf } from './call.ts';

const readers = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');

test.each(readers)('GET %s only reads', async (_, endpoint) => {
  const dynamo = mockClient(DynamoDBDocumentClient);
  const cognito = mockClient(CognitoIdentityProviderClient);
  dynamo.onAnyCommand().resolves({});
  cognito.onAnyCommand().resolves({});
  const { handler } = await import(`../../functions/${kebabCase(endpoint.lambda)}.lambda.ts`);
  const parameters = { id: '7K3M-QX9R', token: 'x' };
  const { statusCode } = await handler(eventOf(endpoint, { parameters }), contextOf());

  expect([200, 303, 404]).toContain(statusCode);
  for (const { args } of [...dynamo.calls(), ...cognito.calls()]) {
    expect(args[0].constructor.name).toMatch(
      /^(?:GetCommand|QueryCommand|AdminGetUserCommand|ListUsersCommand|ListUsersInGroupCommand)$/,
    );
  }
});
