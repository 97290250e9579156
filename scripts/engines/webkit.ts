/**
 * WebKit as Debian has it, by WebDriver, on a screen that only exists in memory. Its bars want 447 pixels by themselves;
 * with parts of no size the window is as narrow as a phone.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, listening } from '../contract-tools/process.ts';
import { type Browser, type Engine, pressActions, typeActions } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const NO_BARS =
  '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }\n';

const browserProgram = () => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0];

export const WEBKIT: Engine = {
  name: 'webkit',
  missing: async () => [
    ...(existsSync(DRIVER) && browserProgram() !== undefined ? [] : ['webkit2gtk-driver']),
    ...(existsSync(SCREEN) ? [] : ['xvfb']),
  ],
  async launch({ folder, proxyPort }) {
    mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NO_BARS);
    const screen = await listening(
      SCREEN,
      ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      /^(\d+)\n/,
    );
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        ...process.env,
        ...{ DISPLAY: `:${screen.said}`, LANGUAGE: 'zh_CN' },
        ...{ XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder },
      },
      stdio: 'ignore',
    });
    const end = async () => {
      driver.kill();
      await screen.end();
    };
    try {
      await answers(address);
      return await pageOf(address, proxyPort, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** The driver says nothing when it is ready. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const reply = await fetch(`${address}/status`).catch(() => null);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`${DRIVER} does not answer`);
}

async function ask<T>(address: string, body?: object): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  const reply = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: T & { message?: string } };
  if (!reply.ok) throw new Error(value.message ?? `${address} answered ${reply.status}`);
  return value;
}

async function pageOf(driver: string, proxyPort: number, end: () => Promise<void>): Promise<Browser> {
  const args = ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=127.0.0.1'];
  const options = { 'webkitgtk:browserOptions': { binary: browserProgram(), args } };
  const session = { capabilities: { alwaysMatch: options } };
  const { sessionId, capabilities } = await ask<Session>(`${driver}/session`, session);
  const send = <T>(what: string, body?: object) => ask<T>(`${driver}/session/${sessionId}/${what}`, body);
  const run = <T>(script: string) => send<T>('execute/async', { script, args: [] });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async resize(width, height) {
      await send('window/rect', { width, height });
      const inner = await run<number>('arguments[0](innerHeight)');
      await send('window/rect', { width, height: 2 * height - inner });
    },
    open: (url) => send('url', { url }),
    async evaluate<T>(expression: string) {
      const reply = await run<{ value?: T; error?: string }>(
        `const end = arguments[0]; (async () => (${expression}))().then((value) => end({ value }), (error) => end({ error: String(error) }))`,
      );
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.value as T;
    },
    press: (x, y) => send('actions', { actions: pressActions(x, y) }),
    type: (text) => send('actions', { actions: typeActions(text) }),
    picture: async () => Buffer.from(await send<string>('screenshot'), 'base64'),
    async close() {
      await fetch(`${driver}/session/${sessionId}`, { method: 'DELETE' }).catch(() => null);
      await end();
    },
  };
}
