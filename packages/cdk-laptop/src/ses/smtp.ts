import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server';
import { errorCode } from '../data-folder.ts';
import { readBody } from '../http.ts';
import type { Log } from '../log.ts';
import { MailRefused, maxReceivedBytes, type MailReceiver } from './receiver.ts';
import { Verdicts } from './receipt-headers.ts';

/** The SMTP port of SES's receiving, for mail programs on this machine. */
export interface SmtpService {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** An error whose code is sent as the SMTP reply. */
class SmtpReply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * Listens on the loopback, without TLS and accounts.
 * @param port 0 for any free port
 * @throws a one-line Error if the port cannot be used
 */
export async function startSmtp(
  receiver: MailReceiver,
  port: number,
  log: Log,
): Promise<SmtpService> {
  const server = new SMTPServer({
    name: 'inbound-smtp.localhost',
    size: maxReceivedBytes,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onRcptTo: ({ address }, _, respond) => {
      respond(receiver.accepts(address) ? null : new SmtpReply(550, '5.1.1 Mailbox unavailable'));
    },
    onData: (stream, { envelope, hostNameAppearsAs }, respond) => {
      void receive(stream, envelope, hostNameAppearsAs).then(
        (id) => respond(null, `OK ${id}`),
        (error: unknown) => {
          if (!(error instanceof MailRefused)) log({ smtp: 'DATA', error: String(error) });
          respond(
            error instanceof MailRefused
              ? new SmtpReply(error.code, error.message)
              : new SmtpReply(451, '4.3.0 The mail could not be stored'),
          );
        },
      );
    },
  });
  // A client that breaks off must not end the process.
  server.on('error', (error) => log({ smtp: 'connection', error: String(error) }));
  const receive = async (
    stream: SMTPServerDataStream,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    helo: string,
  ) => {
    const raw = await readBody(stream, maxReceivedBytes);
    // Larger than the limit: SES's refusal says so.
    return receiver.receive(raw ?? Buffer.alloc(maxReceivedBytes + 1), {
      recipients: rcptTo.map(({ address }) => address),
      from: mailFrom === false ? '' : mailFrom.address,
      helo,
      verdicts: Verdicts.parse({}),
    });
  };
  try {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  } catch (cause) {
    const reason =
      errorCode(cause) === 'EADDRINUSE' ? 'is busy' : `cannot be used (${errorCode(cause)})`;
    throw new Error(`Port ${port} ${reason}: choose another with SMTP_PORT=….`, { cause });
  }
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
