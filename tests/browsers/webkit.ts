import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listen } from 'cdk-laptop/listen.ts';
import { type Browser, height, waitFor } from './browser.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/xvfb-run';

/** Debian's WebKitGTK with its MiniBrowser, driven over WebDriver on a virtual screen. */
export const webkit = { title: 'WebKitGTK', needs: [driver, screen, '/usr/bin/xauth'], launch };

/** Without it, the browser's toolbar prevents the width of a phone. */
const theme = '* { min-width: 0; margin: 0; border: 0; padding: 0; }';

const DriverResponse = z.object({ value: z.unknown() });
const DriverError = z.object({ error: z.string(), message: z.string() });
const Session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
/** WebDriver's name for a reference to an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const Element = z.object({ [elementKey]: z.string() });

async function launch(): Promise<Browser> {
  const { base, stop } = await startDriver();
  try {
    const capabilities = { alwaysMatch: { acceptInsecureCerts: true } };
    const opened = await call('POST', `${base}/session`, { capabilities });
    const session = Session.parse(opened);
    const url = `${base}/session/${session.sessionId}`;
    const post = (path: string, body: object = {}) => call('POST', `${url}/${path}`, body);
    const evaluate = (expression: string) =>
      // The parentheses allow comments before the expression, after which `return` would otherwise end.
      post('execute/sync', {
        script: `return (${expression.trim().replace(/;$/, '')}\n)`,
        args: [],
      });
    const element = async (find: string) => Element.parse(await evaluate(find))[elementKey];
    return {
      name: `WebKitGTK/${session.capabilities.browserVersion}`,
      open: async (to) => void (await post('url', { url: to })),
      resize: async (width) => {
        await post('window/rect', { width, height });
        await waitFor(
          'the width',
          () => evaluate('innerWidth'),
          (now) => now === width,
        );
      },
      evaluate,
      click: async (find) => void (await post(`element/${await element(find)}/click`)),
      type: async (find, text) =>
        void (await post(`element/${await element(find)}/value`, { text })),
      screenshot: async () =>
        Buffer.from(z.string().parse(await call('GET', `${url}/screenshot`)), 'base64'),
      close: async () => {
        await call('DELETE', url);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDriver() {
  const home = mkdtempSync(join(tmpdir(), 'quietgrid-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), theme);
  const port = await freePort();
  const program = spawn(
    screen,
    ['--auto-servernum', '--server-args=-screen 0 1400x1000x24', driver, `--port=${port}`],
    // A process group, so that screen, driver and browser are stopped together.
    { detached: true, stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: home } },
  );
  const exit = once(program, 'exit');
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid);
    await exit;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await waitFor('the driver', () =>
      fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return { base, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** @throws Error with the driver's error */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = DriverResponse.parse(await response.json());
  const error = response.ok ? undefined : DriverError.parse(value);
  if (error) throw new Error(`${error.error}: ${error.message}`);
  return value;
}
