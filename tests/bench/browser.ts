import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from '#tools/browser.ts';
import { chromiumPath } from './machine.ts';

export interface BenchBrowser {
  /** Of the DevTools protocol. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface BrowserSettings {
  /** Digest of the public key of the site's certificate. */
  readonly spki: string;
  /** Port of a proxy, such as a slow line. */
  readonly proxyPort?: number | undefined;
}

/**
 * Starts Chromium with an empty profile. Playwright would add switches (no back/forward cache, no paint holding …)
 * that visitors' browsers do not have.
 */
export async function launchBrowser({ spki, proxyPort }: BrowserSettings): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'quietgrid-bench-profile-'));
  const child = spawn(
    chromiumPath,
    [
      ...chromiumOptions.args,
      '--headless',
      '--hide-scrollbars',
      '--mute-audio',
      '--no-first-run',
      '--disable-quic',
      '--disable-dev-shm-usage',
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
      ...(proxyPort === undefined
        ? []
        : [`--host-resolver-rules=MAP localhost 127.0.0.1:${proxyPort}`]),
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit').then(() => undefined);
  let output = '';
  const listening = new Promise<number>((resolve) => {
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  const port = await Promise.race([listening, ended]);
  if (port === undefined) throw new Error(`Chromium did not start:\n${output}`);
  return {
    port,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
