import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '#tools/browser.ts';

export interface BenchBrowser {
  /** Of the DevTools protocol. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface BrowserSettings {
  /** Digest of the public key of the site's certificate. */
  readonly spki: string;
  /** A round trip of 150 ms, 1.6 Mbit/s down and 0.75 up. */
  readonly slow?: boolean;
  /** Prepares pages as Chrome on Android does: those of links in view. */
  readonly android?: boolean;
}

/** What Chromium does on Android alone: crbug.com/420724833 and, for `eager`, crbug.com/436705485. */
const androidFeatures =
  'NavigationPredictorNewViewportFeatures,PreloadingModerateViewportHeuristics,PreloadingEagerViewportHeuristics';

const chromiumPath =
  'executablePath' in chromiumOptions && chromiumOptions.executablePath !== undefined
    ? chromiumOptions.executablePath
    : chromium.executablePath();

/** Parameters of `Network.emulateNetworkConditions`: bytes a second. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
} as const;

/**
 * Starts Chromium with an empty profile. Playwright would add switches (no back/forward cache, no paint holding …)
 * that visitors' browsers do not have.
 */
export async function launchBrowser({
  spki,
  android = false,
}: BrowserSettings): Promise<BenchBrowser> {
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
      ...(android ? [`--enable-features=${androidFeatures}`] : []),
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
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
