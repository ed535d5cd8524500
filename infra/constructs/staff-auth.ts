import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { limits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

type SecondFactor = 'required' | 'off';

/** The staff's accounts. Only an operator makes one; nobody can register or recover one alone. */
export class StaffAuth extends Construct {
  readonly #pool: UserPool;
  readonly #client: UserPoolClient;
  readonly #secondFactor: SecondFactor;

  constructor(scope: Construct, id: string, secondFactor: SecondFactor) {
    super(scope, id);
    this.#secondFactor = secondFactor;
    this.#pool = new UserPool(this, 'Pool', {
      // By which `npm run staff` finds it.
      userPoolName: Stack.of(this).stackName,
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      ...(secondFactor === 'required'
        ? { mfa: Mfa.REQUIRED, mfaSecondFactor: { sms: false, otp: true } }
        : { mfa: Mfa.OFF }),
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
      authSessionValidity: Duration.seconds(sessionSeconds.step),
      accessTokenValidity: Duration.seconds(sessionSeconds.access),
      idTokenValidity: Duration.seconds(sessionSeconds.access),
      // A token that replaces another gets what is left of its time, so this bounds the whole session.
      refreshTokenValidity: Duration.seconds(sessionSeconds.absolute),
      // Cognito's maximum. Two tabs may refresh at once, and a client that lost the response retries with
      // the token that is used up; after that it ends the user's sessions, see functions/staff/session.ts.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
    acknowledge(this.#pool, {
      'AwsSolutions-COG1':
        'The policy asks for length, not composition: NIST SP 800-63B advises against composition rules.',
      ...(secondFactor === 'off' && {
        'AwsSolutions-COG2': 'This stage is for trying things out; production requires one.',
      }),
      'AwsSolutions-COG8':
        'Plus buys threat protection; here each name and each address has a throttle of its own.',
    });
  }

  get poolId(): string {
    return this.#pool.userPoolId;
  }

  /** Check a username and a password, replace a first password, and prove a second factor. */
  grantSignIn(fn: HttpFunction): void {
    fn.allow(
      ['cognito-idp:AdminInitiateAuth', 'cognito-idp:AdminRespondToAuthChallenge'],
      this.#pool.userPoolArn,
    );
    this.grantVerify(fn);
  }

  /**
   * End all sessions of a user, and say whether a sign-in asks for a second factor. What users change of their own account
   * their access tokens authorise, not a role.
   */
  grantEndSessions(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminUserGlobalSignOut'], this.#pool.userPoolArn);
    fn.setEnvironment({ SECOND_FACTOR: this.#secondFactor });
    this.grantVerify(fn);
  }

  /** Look up and list the accounts. */
  grantListUsers(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminGetUser', 'cognito-idp:ListUsers'], this.#pool.userPoolArn);
    fn.setEnvironment({ USER_POOL_ID: this.#pool.userPoolId });
  }

  /** Verify an access token against the pool's public keys. */
  grantVerify(fn: HttpFunction): void {
    fn.setEnvironment({
      USER_POOL_ID: this.#pool.userPoolId,
      USER_POOL_CLIENT_ID: this.#client.userPoolClientId,
    });
  }
}
