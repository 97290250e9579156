import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { green, red } from '../setup/console.mjs';
import { isInstallCurrent, nativeModuleLoads } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';

function portIsFree(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host }, () => probe.close(() => done(true)));
  });
}

function dataState() {
  const folder = resolve(root, process.env.DATA_DIR ?? '.data');
  if (!existsSync(folder))
    return { isGood: true, text: `${folder} does not exist yet; the first start makes it` };
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return { isGood: false, text: `${folder} cannot be written: change its owner or set DATA_DIR` };
  }
  const databases = readdirSync(folder).filter((name) => /\.(?:db|sqlite3?)$/.test(name));
  const sizes = databases.map((name) => `${name} ${(statSync(join(folder, name)).size / 1e6).toFixed(1)} MB`);
  return {
    isGood: true,
    text: `${folder}: ${sizes.join(', ') || 'no database yet; the first start makes it'}`,
  };
}

function nodeState() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isGood = major > 20 || (major === 20 && minor >= 19);
  return { isGood, text: `Node ${process.versions.node}${isGood ? '' : ': 20.19 or newer is needed'}` };
}

/** Looks at everything a start and a test run need and says what is wrong with it. */
export const doctor = {
  summary: 'look at everything a start needs and say what is wrong',
  flags: { port: '5180 unless given', host: '127.0.0.1 unless given' },
  async run({ port = process.env.PORT ?? '5180', host = process.env.HOST ?? '127.0.0.1' }) {
    const isCurrent = isInstallCurrent();
    const loads = nativeModuleLoads();
    const isFree = await portIsFree(Number(port), host);
    const chromium = findChromium();
    const findings = [
      nodeState(),
      {
        isGood: isCurrent,
        text: isCurrent ? 'dependencies current' : 'dependencies not current: run "npm start"',
      },
      { isGood: loads, text: loads ? 'better-sqlite3 loads' : 'better-sqlite3 does not load: run "npm ci"' },
      dataState(),
      {
        isGood: isFree,
        text: isFree ? `port ${port} free` : `port ${port} in use: choose another with --port`,
      },
      {
        isGood: Boolean(chromium),
        text: chromium ? `Chromium: ${chromium}` : 'no Chromium: run "npm test", or set CHROMIUM_PATH',
      },
    ];
    for (const { isGood, text } of findings) console.log(`${isGood ? green('✓') : red('✗')} ${text}`);
    return findings.every(({ isGood }) => isGood) ? 0 : 2;
  },
};
