import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { launchBrowser, slowLine, type BrowserSettings } from './browser.ts';
import { cpuSlowdown, phone } from './phone.ts';

const observe = readFileSync(new URL('page/observe.js', import.meta.url), 'utf8');

const Message = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  params: z.optional(
    z.object({
      sessionId: z.optional(z.string()),
      targetInfo: z.optional(z.object({ type: z.string() })),
    }),
  ),
  result: z.optional(z.record(z.string(), z.unknown())),
});
const Version = z.object({ webSocketDebuggerUrl: z.string() });
const Tabs = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) });
const Attached = z.object({ sessionId: z.string() });
const Evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) });

/** A tab with whatever documents Chromium keeps in it: the one that is shown, a prerendered one, cached ones. */
export interface Tab {
  /** Of the document that is shown; undefined while there is none. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Sends a command of the DevTools protocol to the document that is shown. */
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/**
 * Starts a fresh browser that emulates a phone, and closes it after use. Over the DevTools protocol alone: Playwright attaches
 * to pages and not to their tab, and for such clients Chromium prerenders nothing.
 */
export async function withTab<Result>(
  settings: BrowserSettings,
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const own = await launchBrowser(settings);
  const version = await fetch(`http://127.0.0.1:${own.port}/json/version`);
  const socket = new WebSocket(Version.parse(await version.json()).webSocketDebuggerUrl);
  await once(socket, 'open');
  const replies: ((result: unknown) => void)[] = [];
  /** Of documents. */
  const sessions = new Set<string>();
  const send = (method: string, params: object = {}, sessionId?: string) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const id = replies.push(resolve) - 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return promise;
  };

  const prepare = (session: string, type: string) => {
    const tell = (method: string, params = {}) => void send(method, params, session);
    if (type === 'page') {
      sessions.add(session);
      tell('Page.enable');
      tell('Page.addScriptToEvaluateOnNewDocument', { source: observe });
      tell('Emulation.setDeviceMetricsOverride', phone);
      tell('Emulation.setTouchEmulationEnabled', { enabled: true });
      tell('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      if (settings.slow) {
        tell('Network.enable');
        tell('Network.emulateNetworkConditions', slowLine);
      }
    }
    tell('Runtime.runIfWaitingForDebugger');
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = Message.parse(JSON.parse(String(data)));
    if (id !== undefined) replies[id]?.(result);
    else if (method === 'Target.attachedToTarget' && params?.sessionId && params.targetInfo)
      prepare(params.sessionId, params.targetInfo.type);
    else if (method === 'Target.detachedFromTarget' && params?.sessionId)
      sessions.delete(params.sessionId);
  });

  /** Documents that are cached do not respond. */
  const ask = async (expression: string) => {
    const shown = `document.prerendering || document.hidden ? undefined : (${expression})`;
    const values = [...sessions].map(async (session) => {
      const params = { expression: shown, returnByValue: true };
      const { value } = Evaluated.parse(await send('Runtime.evaluate', params, session)).result;
      if (value === undefined) throw new Error('Not shown.');
      return { session, value };
    });
    const answer = Promise.any(values).catch(() => undefined);
    return Promise.race([answer, setTimeout(1_000, undefined, { ref: false })]);
  };

  try {
    const { targetInfos } = Tabs.parse(
      await send('Target.getTargets', { filter: [{ type: 'tab' }] }),
    );
    const attach = { targetId: targetInfos[0]?.targetId, flatten: true };
    const { sessionId } = Attached.parse(await send('Target.attachToTarget', attach));
    const auto = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await send('Target.setAutoAttach', auto, sessionId);
    return await use({
      evaluate: async (expression) => (await ask(expression))?.value,
      send: async (method, params) => {
        let shown = await ask('true');
        // A browser that is still busy with its start has none, nor has one between two documents.
        while (shown === undefined) {
          await setTimeout(50);
          shown = await ask('true');
        }
        return send(method, params, shown.session);
      },
    });
  } finally {
    socket.close();
    await own.close();
  }
}
