import { publishEndpoint } from './cognito/endpoint-file.ts';
import { startCognito } from './cognito/server.ts';
import { startEmbedded } from './dynamodb/embedded.ts';
import { LocalDynamoDb } from './dynamodb/tables.ts';
import { EventBus } from './events/event-bus.ts';
import type { Lambda } from './lambda/lambda.ts';
import { startLambdaService } from './lambda/service.ts';
import type { LocalAws } from './local-aws.ts';
import type { Log } from './log.ts';
import { S3 } from './s3/s3.ts';
import type { Seed } from './seed.ts';
import type { QuotaSettings } from './ses/send-quota.ts';
import { Ses } from './ses/ses.ts';

interface ServiceOptions {
  readonly dataDir: string;
  readonly seed: Seed;
  readonly log: Log;
  /** By ARN. They are added as they start. */
  readonly lambdas: ReadonlyMap<string, Lambda>;
  readonly dynamodbEndpoint?: string;
  readonly sesEndpoint?: string;
  readonly mailQuota?: QuotaSettings;
}

type Services = Pick<LocalAws, 'cognito' | 'dynamodb' | 'endpoints' | 's3' | 'ses'> & {
  readonly events: EventBus;
};

/**
 * Starts the services that functions call.
 * @param cleanup stops them
 * @throws a one-line Error if the data folder cannot be used
 */
export async function startServices(
  options: ServiceOptions,
  cleanup: AsyncDisposableStack,
): Promise<Services> {
  const { dataDir, seed, log, lambdas, sesEndpoint } = options;
  const { accessKeyId } = seed;
  const opening = openDynamoDb(options);
  // If Cognito fails to start first, DynamoDB must still be stopped.
  const opened = opening.catch(() => undefined);
  cleanup.defer(async () => (await opened)?.stop());
  const cognito = await startCognito(dataDir, seed, log);
  cleanup.defer(cognito.stop);
  const { dynamodb } = await opening;
  // From here on, no other run uses the data folder, because it would hold the database. Until then, the staff command
  // calls that run.
  cleanup.defer(
    publishEndpoint(dataDir, {
      endpoint: cognito.endpoint,
      dynamodbEndpoint: dynamodb.endpoint,
      accessKeyId,
    }),
  );
  const events = new EventBus();
  const s3 = new S3(dataDir, events, log);
  const ses = new Ses(dataDir, events, log, options.mailQuota);
  const [lambdaService, s3Service, sesService] = await Promise.all([
    startLambdaService(lambdas, accessKeyId, log),
    s3.listen(accessKeyId),
    ses.listen(accessKeyId),
  ]);
  cleanup.defer(lambdaService.stop);
  cleanup.defer(s3Service.stop);
  cleanup.defer(sesService.stop);
  return {
    cognito,
    dynamodb,
    events,
    s3,
    ses,
    endpoints: {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
      AWS_ENDPOINT_URL_LAMBDA: lambdaService.endpoint,
      AWS_ENDPOINT_URL_S3: s3Service.endpoint,
      AWS_ENDPOINT_URL_SESV2: sesEndpoint ?? sesService.endpoint,
    },
  };
}

async function openDynamoDb({
  dataDir,
  dynamodbEndpoint,
  log,
  seed: { accessKeyId },
}: ServiceOptions): Promise<{ dynamodb: LocalDynamoDb; stop: () => Promise<void> }> {
  const embedded =
    dynamodbEndpoint === undefined ? await startEmbedded(dataDir, accessKeyId, log) : undefined;
  const dynamodb = new LocalDynamoDb(embedded?.endpoint ?? dynamodbEndpoint ?? '', accessKeyId);
  return {
    dynamodb,
    stop: async () => {
      dynamodb.close();
      await embedded?.stop();
    },
  };
}
