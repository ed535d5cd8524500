import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { limits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import { roles } from '#contract/role.ts';
import { pascalCase } from '../names.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

type SecondFactor = 'required' | 'off';

/** The staff's accounts. Owners create and reset them on the team page, operators with `npm run staff`. Nobody signs up. */
export class StaffAuth extends Construct {
  readonly #pool: UserPool;
  readonly #client: UserPoolClient;
  readonly #secondFactor: SecondFactor;

  constructor(scope: Construct, id: string, secondFactor: SecondFactor) {
    super(scope, id);
    this.#secondFactor = secondFactor;
    this.#pool = new UserPool(this, 'Pool', {
      // `npm run staff` finds the pool by this name.
      userPoolName: Stack.of(this).stackName,
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      ...(secondFactor === 'required'
        ? { mfa: Mfa.REQUIRED, mfaSecondFactor: { sms: false, otp: true } }
        : { mfa: Mfa.OFF }),
      // NIST SP 800-63B advises length instead of composition.
      passwordPolicy: {
        minLength: limits.password.min,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      // The cheapest plan with rotation of refresh tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const groupName of roles) {
      const { userPoolId } = this.#pool;
      new CfnUserPoolGroup(this, pascalCase(groupName), { userPoolId, groupName });
    }
    this.#client = new UserPoolClient(this, 'Client', {
      userPool: this.#pool,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      authSessionValidity: Duration.seconds(sessionSeconds.challenge),
      accessTokenValidity: Duration.seconds(sessionSeconds.access),
      idTokenValidity: Duration.seconds(sessionSeconds.access),
      // A rotated token inherits the remaining time, so this limits the whole session.
      refreshTokenValidity: Duration.seconds(sessionSeconds.absolute),
      // Cognito's maximum. Two tabs may refresh at once, and a client that lost the response retries with the used token.
      // Later use ends the user's sessions: see functions/staff/session.ts.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
    acknowledge(this.#pool, {
      'AwsSolutions-COG1':
        'The policy asks for length, not composition: NIST SP 800-63B advises against composition rules.',
      ...(secondFactor === 'off' && {
        'AwsSolutions-COG2': 'This stage is for trying things out; production requires MFA.',
      }),
      'AwsSolutions-COG8':
        'Plus buys threat protection; here each username and each IP address has its own rate limit.',
    });
  }

  get poolId(): string {
    return this.#pool.userPoolId;
  }

  /** Allows signing in with a password, replacing a first password, and proving a second factor. */
  grantSignIn(fn: HttpFunction): void {
    fn.allow(
      ['cognito-idp:AdminInitiateAuth', 'cognito-idp:AdminRespondToAuthChallenge'],
      this.#pool.userPoolArn,
    );
    this.configureVerification(fn);
  }

  /**
   * Allows ending all sessions of a user, and says whether sign-ins need a second factor. Changes that users make to their
   * own accounts need no permission: their access tokens authorise them.
   */
  grantOwnAccount(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminUserGlobalSignOut'], this.#pool.userPoolArn);
    fn.setEnvironment({ SECOND_FACTOR: this.#secondFactor });
    this.configureVerification(fn);
  }

  /** Allows looking up an account by its name. */
  grantFindUser(fn: HttpFunction): void {
    fn.allow(['cognito-idp:AdminGetUser'], this.#pool.userPoolArn);
    fn.setEnvironment({ USER_POOL_ID: this.#pool.userPoolId });
  }

  /** Allows looking up and listing accounts. */
  grantListUsers(fn: HttpFunction): void {
    this.grantFindUser(fn);
    fn.allow(['cognito-idp:ListUsers'], this.#pool.userPoolArn);
  }

  /** Allows creating, disabling and resetting accounts, and changing their roles. */
  grantManage(fn: HttpFunction): void {
    const actions = [
      'AdminAddUserToGroup',
      'AdminCreateUser',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminRemoveUserFromGroup',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'ListUsersInGroup',
    ];
    fn.allow(
      actions.map((action) => `cognito-idp:${action}`),
      this.#pool.userPoolArn,
    );
    this.grantListUsers(fn);
  }

  /** Lets the function verify access tokens against the pool's public keys. */
  configureVerification(fn: HttpFunction): void {
    fn.setEnvironment({
      USER_POOL_ID: this.#pool.userPoolId,
      USER_POOL_CLIENT_ID: this.#client.userPoolClientId,
    });
  }
}
