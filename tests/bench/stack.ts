import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#build/site.ts';
import { readCertificate, type Certificate } from 'cdk-laptop/certificate.ts';

/** The built site on the local stack, over TLS and HTTP/2. */
export interface Stack {
  /** `https://localhost:41281` */
  readonly url: string;
  readonly certificate: Certificate;
  /** Digest of the certificate's public key, with which Chromium trusts it. */
  readonly spki: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts what `npm start -- --tls` starts, in a separate process, so that the browser's driver does not delay it. A
 * copy of the assembly makes it independent of builds.
 */
export async function startStack(
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const assembly = join(dataDir, paths.assembly);
  cpSync(paths.assembly, assembly, { recursive: true });
  const certificate = await readCertificate(dataDir);
  const stack = await serve(['tests/local/serve.ts', assembly, '--tls'], {
    MAILBOX_PORT: '0',
    DATA_DIR: dataDir,
    ...environment,
  });
  return {
    url: stack.url,
    certificate,
    spki: spkiOf(certificate),
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a script that serves the local stack, until it is stopped. */
export async function serve(
  script: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Pick<Stack, 'url' | 'stop'>> {
  const child = spawn(process.execPath, script, {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const site = new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /Site +(\S+)[^]*Ctrl-C/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const ended = once(child, 'exit').then(() => undefined);
  const url = await Promise.race([site, ended]);
  if (url === undefined) throw new Error('The local stack did not start: see above.');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

function spkiOf({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
