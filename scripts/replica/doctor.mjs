import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { languageOf } from '../../contracts/language.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { explainSettings, layConfig, readConfig } from '../setup/config.mjs';
import { green, red } from '../setup/console.mjs';
import { isInstallCurrent, nativeModuleLoads } from '../setup/install.mjs';
import { OLDEST_NODE } from '../setup/node-version.mjs';
import { paths, root } from '../setup/paths.mjs';
import { spoken } from '../setup/words/words.mjs';

function portIsFree(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host }, () => probe.close(() => done(true)));
  });
}

/** What listens there: nobody, a replica of ours, or somebody else. */
async function portState(port, host) {
  if (await portIsFree(Number(port), host)) return { isGood: true, text: spoken('port {} free', port) };
  const name = host.includes(':') ? `[${host}]` : host;
  const info = await fetch(`http://${name}:${port}/__replica/info`, { signal: AbortSignal.timeout(2000) })
    .then((reply) => reply.json())
    .catch(() => null);
  if (info?.contract && info.version) {
    const backend = info.backend ? ` ${spoken('before {}', info.backend.url)}` : '';
    return {
      isGood: true,
      text: spoken(
        'port {}: a replica {} answers there{}, on {}',
        port,
        info.version,
        backend,
        info.database,
      ),
    };
  }
  // A replica that wants a token says so in its own words.
  if (info?.reason?.startsWith('control-'))
    return { isGood: true, text: spoken('port {}: a replica answers there and wants its token', port) };
  return { isGood: false, text: spoken('port {} in use: choose another with --port', port) };
}

/** What a start and a reset need beside the database that is there: its template, and room to work. */
const ROOM_BYTES = 20e6;

async function dataState() {
  const language = languageOf(process.env);
  const folder = resolve(root, process.env.DATA_DIR || '.data');
  const [{ hindranceAt, storageFailureAt, storageWords }, { tryToMakeFolder }] = await Promise.all([
    import('../../db/storage-failure.ts'),
    import('../../db/make-folder.ts'),
  ]);
  const databases = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.(?:db|sqlite3?)$/.test(name))
    : [];
  const file = join(folder, databases[0] ?? 'desk.sqlite');
  const hindrance = hindranceAt(file);
  if (hindrance) return { isGood: false, text: storageWords(hindrance, file)[language] };
  if (!existsSync(folder)) {
    try {
      tryToMakeFolder(folder);
    } catch (error) {
      return { isGood: false, text: storageFailureAt(file, error)?.sentence[language] ?? error.message };
    }
    return { isGood: true, text: spoken('{} does not exist yet; the first start makes it', folder) };
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM_BYTES) return { isGood: false, text: storageWords('full', file)[language] };
  const sizes = databases.map((name) => `${name} ${(statSync(join(folder, name)).size / 1e6).toFixed(1)} MB`);
  return {
    isGood: true,
    text: `${folder}: ${sizes.join(', ') || spoken('no database yet; the first start makes it')}`,
  };
}

/** A machine whose own Node is too old runs on the one that was brought. */
function nodeState() {
  const isBrought = process.execPath.startsWith(paths.runtimes);
  const { node } = process.versions;
  return {
    isGood: true,
    text: isBrought
      ? spoken("Node {}: brought from npm, because the machine's own is older than {}", node, OLDEST_NODE)
      : `Node ${node}`,
  };
}

/** What is installed serves the product; what checks and tests need comes with their first run. */
function dependencyState() {
  if (isInstallCurrent('all')) return { isGood: true, text: spoken('dependencies current') };
  if (isInstallCurrent('product')) {
    return { isGood: true, text: spoken('dependencies current; "npm test" brings what tests need') };
  }
  return { isGood: false, text: spoken('dependencies not current: run "npm start"') };
}

/** Which settings are not the usual ones, and who says so; then the file counts for what is looked at next. */
function settingState() {
  try {
    const config = readConfig(process.env, root);
    const set = explainSettings([], process.env, config).filter(({ source }) => source !== 'default');
    layConfig(root);
    const words = set.map(({ name, value, source }) => `${name} ${value} (${source})`);
    return { isGood: true, text: spoken('settings: {}', words.join(', ') || spoken('the usual ones')) };
  } catch (error) {
    return { isGood: false, text: error.message };
  }
}

/** Looks at everything a start and a test run need and says what is wrong with it. */
export const doctor = {
  summary: 'look at everything a start needs and say what is wrong',
  flags: { port: '5180 unless given', host: '127.0.0.1 unless given' },
  async run({ port, host }) {
    const settings = settingState();
    const loads = nativeModuleLoads();
    const chromium = findChromium();
    const findings = [
      nodeState(),
      dependencyState(),
      {
        isGood: loads,
        text: spoken(loads ? 'better-sqlite3 loads' : 'better-sqlite3 does not load: run "npm ci"'),
      },
      settings,
      await dataState(),
      await portState(port ?? (process.env.PORT || '5180'), host ?? (process.env.HOST || '127.0.0.1')),
      {
        isGood: Boolean(chromium),
        text: chromium
          ? `Chromium: ${chromium}`
          : spoken('no Chromium: run "npm test", or set CHROMIUM_PATH'),
      },
    ];
    for (const { isGood, text } of findings) console.log(`${isGood ? green('✓') : red('✗')} ${text}`);
    return findings.every(({ isGood }) => isGood) ? 0 : 2;
  },
};
