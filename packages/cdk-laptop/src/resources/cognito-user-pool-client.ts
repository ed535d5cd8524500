import * as z from 'zod/mini';
import type { Start } from './resource.ts';

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
const Unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

// Cognito's defaults.
const Properties = z.object({
  UserPoolId: z.string(),
  ExplicitAuthFlows: z._default(z.array(z.string()), []),
  GenerateSecret: z._default(z.literal(false), false),
  AccessTokenValidity: z._default(z.number(), 1),
  IdTokenValidity: z._default(z.number(), 1),
  RefreshTokenValidity: z._default(z.number(), 30),
  TokenValidityUnits: z._default(
    z.object({
      AccessToken: z._default(Unit, 'hours'),
      IdToken: z._default(Unit, 'hours'),
      RefreshToken: z._default(Unit, 'days'),
    }),
    { AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' },
  ),
  /** Minutes. */
  AuthSessionValidity: z._default(z.number(), 3),
  RefreshTokenRotation: z.optional(
    z.object({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z._default(z.number(), 0),
    }),
  ),
  EnableTokenRevocation: z._default(z.boolean(), true),
  PreventUserExistenceErrors: z._default(z.enum(['ENABLED', 'LEGACY']), 'LEGACY'),
});

/** AWS::Cognito::UserPoolClient */
export const start: Start = (resource, { cognito, seed }) => {
  const client = Properties.parse(resource.properties);
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = client;
  const id = seed.derive(resource.path, 26);
  cognito.userPools.clients.set(id, {
    id,
    poolId: client.UserPoolId,
    authFlows: client.ExplicitAuthFlows,
    accessTokenValidity: client.AccessTokenValidity * unitSeconds[units.AccessToken],
    idTokenValidity: client.IdTokenValidity * unitSeconds[units.IdToken],
    refreshTokenValidity: client.RefreshTokenValidity * unitSeconds[units.RefreshToken],
    rotationGrace: rotation?.Feature === 'ENABLED' ? rotation.RetryGracePeriodSeconds : undefined,
    challengeValidity: client.AuthSessionValidity * 60,
    revocable: client.EnableTokenRevocation,
    hidesUnknownUsers: client.PreventUserExistenceErrors === 'ENABLED',
  });
  return { ref: id, attributes: { ClientId: id } };
};
