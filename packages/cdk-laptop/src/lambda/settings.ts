import type { Log } from '../log.ts';
import { secretAccessKey } from '../service-access.ts';

/** A function's settings, from its template and the runtime. */
export interface LambdaSettings {
  readonly name: string;
  readonly arn: string;
  readonly region: string;
  /** Folder of the unpacked code. */
  readonly code: string;
  /** `<file without its ending>.<export>` */
  readonly handler: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  /** Signs its calls to the local AWS services. */
  readonly accessKeyId: string;
  /** The template's environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** `AWS_ENDPOINT_URL_<SERVICE>` of the local AWS services, for the SDKs. */
  readonly endpoints: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** All environment variables of a function's process. The credentials are invalid on AWS. */
export function environmentOf(
  settings: LambdaSettings,
  runtimeApi: string,
): Record<string, string> {
  return {
    AWS_ACCESS_KEY_ID: settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_DEFAULT_REGION: settings.region,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(settings.memoryMb),
    AWS_LAMBDA_FUNCTION_NAME: settings.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_FORMAT: 'JSON',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${settings.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_LAMBDA_RUNTIME_API: runtimeApi,
    AWS_REGION: settings.region,
    LAMBDA_TASK_ROOT: settings.code,
    LANG: 'en_US.UTF-8',
    PATH: '/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin',
    TZ: ':UTC',
    _HANDLER: settings.handler,
    ...settings.endpoints,
    ...settings.environment,
  };
}
