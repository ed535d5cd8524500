import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { author, call, failure } from '../call.ts';
import { cognitoError, pool, withCognitoUnthrottled } from './cognito.ts';

const cognito = withCognitoUnthrottled();
const { UserPoolId } = pool;

const list = () => call('listUsers');

function user(Username: string, Enabled = true, UserStatus = 'CONFIRMED' as const) {
  return { Username, Enabled, UserStatus };
}

test('The staff users of every page are listed, without the disabled and those who never signed in', async () => {
  const invited = { ...user('invited'), UserStatus: 'FORCE_CHANGE_PASSWORD' as const };
  cognito
    .on(ListUsersCommand, { UserPoolId })
    .resolves({ Users: [user(author), user('gone', false)], PaginationToken: 'more' })
    .on(ListUsersCommand, { UserPoolId, PaginationToken: 'more' })
    .resolves({ Users: [invited, user('Zoë')] });

  expect(await list()).toMatchObject({
    status: 200,
    body: [
      { username: author, isYou: true, role: 'owner', answerHours: 24 },
      { username: 'Zoë', isYou: false },
    ],
  });
});

test('A throttled list of users is 429', async () => {
  cognito.on(ListUsersCommand).rejects(cognitoError('TooManyRequestsException'));

  expect(await list()).toMatchObject(failure(429, 'too_many_requests'));
});
