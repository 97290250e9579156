/** Firefox as Debian has it, by WebDriver BiDi, which it speaks itself. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listening } from '../contract-tools/process.ts';
import { type Browser, type Engine, pressActions, typeActions } from './engine.ts';
import { openWire } from './wire.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const program = () => PROGRAMS.find((place) => existsSync(place));

function preferences(proxyPort: number): string {
  const wanted: Readonly<Record<string, unknown>> = {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'dom.security.https_first': false,
    'intl.accept_languages': 'zh-CN',
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
  };
  return Object.entries(wanted)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

export const FIREFOX: Engine = {
  name: 'firefox',
  missing: async () => (program() === undefined ? ['firefox-esr'] : []),
  async launch({ folder, proxyPort }) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'user.js'), preferences(proxyPort));
    const browser = await listening(
      program() ?? '',
      ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder],
      /WebDriver BiDi listening on (\S+)/,
      { HOME: folder },
    );
    return pageOf(`${browser.said}/session`, browser.end);
  },
};

interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function pageOf(address: string, end: () => Promise<void>): Promise<Browser> {
  const wire = await openWire(address);
  const { capabilities } = await wire.send<Session>('session.new', { capabilities: {} });
  const tree = await wire.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = tree.contexts[0]?.context;
  const perform = (actions: object[]) => wire.send<void>('input.performActions', { context, actions });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    resize: (width, height) =>
      wire.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => wire.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate<T>(expression: string) {
      const reply = await wire.send<Evaluated>('script.evaluate', {
        // As text, because values have a form of their own here.
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text);
      return (reply.result?.value === undefined ? undefined : JSON.parse(reply.result.value)) as T;
    },
    press: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    picture: async () =>
      Buffer.from(
        (await wire.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    async close() {
      wire.close();
      await end();
    },
  };
}
