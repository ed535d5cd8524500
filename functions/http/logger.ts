import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

/**
 * Logs what an error is and where it was thrown, but not its message and extra properties, which may quote a body, an
 * address or a token.
 */
class SilentErrorFormatter extends LogFormatter {
  override formatAttributes(line: UnformattedAttributes, extra: LogAttributes): LogItem {
    const attributes = {
      level: line.logLevel,
      message: line.message,
      timestamp: this.formatTimestamp(line.timestamp),
      service: line.serviceName,
      cold_start: line.lambdaContext?.coldStart,
      function_name: line.lambdaContext?.functionName,
      function_request_id: line.lambdaContext?.awsRequestId,
    };
    return new LogItem({ attributes }).addAttributes(extra);
  }

  override formatError(error: Error): LogAttributes {
    const { name, cause } = error;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return {
      name,
      code,
      stack: frames(error),
      ...(cause instanceof Error && { cause: this.formatError(cause) }),
    };
  }
}

/** The stack's frames, without the message that precedes them. */
function frames({ stack = '', message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
}

/** Structured JSON lines. Never pass it request data. */
export const logger = new Logger({
  serviceName: 'api',
  logFormatter: new SilentErrorFormatter(),
});
