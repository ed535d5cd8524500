import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { environment } from '#contract/environment.ts';
import { limits } from '#contract/limits.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

/** The staff's accounts. Only an operator makes one; nobody can register or recover one alone. */
export class StaffAuth extends Construct {
  readonly #pool: UserPool;
  readonly #client: UserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OFF,
      // Length instead of composition, as NIST SP 800-63B advises.
      passwordPolicy: {
        minLength: limits.password.min,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      // The first plan in which refresh tokens rotate.
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.#client = new UserPoolClient(this, 'Client', {
      userPool: this.#pool,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(8),
      // Two tabs may refresh at once: the later one still presents the token that the first used up.
      refreshTokenRotationGracePeriod: Duration.seconds(30),
    });
    acknowledge(this.#pool, {
      'AwsSolutions-COG1':
        'The policy asks for length, not composition: NIST SP 800-63B advises against composition rules.',
      'AwsSolutions-COG2':
        'Sign-in has no step for a second factor; the accounts are few and an operator makes each.',
      'AwsSolutions-COG8':
        'Plus buys threat protection; here Cognito locks out repeated failures and the stage slows sign-in.',
    });
  }

  get poolId(): string {
    return this.#pool.userPoolId;
  }

  /** Check a username and a password. */
  grantSignIn(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminInitiateAuth'], this.#pool.userPoolArn);
    this.#identify(fn);
  }

  /** Replace the first password that an operator gave. */
  grantSetPassword(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminRespondToAuthChallenge'], this.#pool.userPoolArn);
    this.#identify(fn);
  }

  /** Exchange or revoke a refresh token: both calls are authorised by the token itself, not by a role. */
  grantToken(fn: HttpFunction): void {
    fn.setEnvironment(environment.userPoolClientId, this.#client.userPoolClientId);
  }

  /** Verify an access token against the pool's public keys. */
  grantVerify(fn: HttpFunction): void {
    this.#identify(fn);
  }

  #identify(fn: HttpFunction): void {
    fn.setEnvironment(environment.userPoolId, this.#pool.userPoolId);
    fn.setEnvironment(environment.userPoolClientId, this.#client.userPoolClientId);
  }
}
