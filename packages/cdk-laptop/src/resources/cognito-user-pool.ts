import * as z from 'zod/mini';
import { digits, letters } from '../seed.ts';
import type { Start } from './resource.ts';

// Cognito's defaults: 8 characters, of every kind.
const required = z._default(z.boolean(), true);

const PasswordPolicy = z.object({
  MinimumLength: z._default(z.number(), 8),
  RequireLowercase: required,
  RequireNumbers: required,
  RequireSymbols: required,
  RequireUppercase: required,
});

/** Authenticator apps are the only second factor here; SMS and email codes are rejected. */
const Properties = z.object({
  UserPoolName: z._default(z.string(), ''),
  MfaConfiguration: z._default(z.enum(['OFF', 'ON']), 'OFF'),
  EnabledMfas: z._default(z.array(z.literal('SOFTWARE_TOKEN_MFA')), []),
  UsernameConfiguration: z._default(z.object({ CaseSensitive: z.boolean() }), {
    CaseSensitive: true,
  }),
  Policies: z.object({ PasswordPolicy }),
});

/** AWS::Cognito::UserPool */
export const start: Start = ({ account, path, properties, region }, { cognito, seed }) => {
  const pool = Properties.parse(properties);
  const { Policies: policies, UsernameConfiguration: names } = pool;
  const { PasswordPolicy: policy } = policies;
  const alphabet = letters + letters.toUpperCase() + digits;
  const id = `${region}_${seed.derive(path, 9, alphabet)}`;
  cognito.userPools.pools.set(id, {
    id,
    name: pool.UserPoolName,
    region,
    caseSensitive: names.CaseSensitive,
    requiresMfa: pool.MfaConfiguration === 'ON',
    groups: new Map(),
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      requireLowercase: policy.RequireLowercase,
      requireUppercase: policy.RequireUppercase,
      requireNumbers: policy.RequireNumbers,
      requireSymbols: policy.RequireSymbols,
    },
  });
  const host = `cognito-idp.${region}.amazonaws.com/${id}`;
  return {
    ref: id,
    attributes: {
      Arn: `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`,
      ProviderName: host,
      ProviderURL: `https://${host}`,
      UserPoolId: id,
    },
  };
};
