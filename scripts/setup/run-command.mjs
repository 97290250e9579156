import { existsSync } from 'node:fs';
import {
  builtServer,
  builtServerEnvironment,
  endChildren,
  exitCodeOf,
  runAttached,
  typescript,
} from './child.mjs';
import { explainSettings, layConfig, readConfig, settingLines } from './config.mjs';
import { say } from './console.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, firstInstall } from './install.mjs';
import { unknownWord } from './nearest.mjs';
import { paths, root } from './paths.mjs';
import { inRuntime } from './runtime.mjs';
import { report, setUp } from './set-up.mjs';
import { words } from './words/words.mjs';

// Modules that only one command needs are loaded by it: "start" has to be quick.
const commands = {
  /** The product with the developers' console beside it. */
  start: (args) => serve('console', args),
  demo: (args) => serve('demo', ['--demo', ...args]),
  async dev(args) {
    const { ensureGenerated } = await import('./build.mjs');
    const { parseAddress, runDevelopment } = await import('../dev/run.mjs');
    const address = parseAddress(args, process.env);
    await setUp(async () => {
      await ensureInstalled();
      await ensureGenerated();
    });
    return runDevelopment(address);
  },
  async generate() {
    const { ensureGenerated } = await import('./build.mjs');
    await setUp(async () => {
      await ensureInstalled();
      await ensureGenerated({ force: true });
    });
    return 0;
  },
  /** The pages are those that the server is told to serve. */
  async build() {
    const { ensureGenerated, ensureServer, ensureWeb } = await import('./build.mjs');
    await setUp(async () => {
      await ensureInstalled();
      await ensureGenerated();
      await ensureWeb({ build: process.env.REPLICA_WEB || 'web', force: true });
      await ensureServer({ force: true });
    });
    return 0;
  },
  async package() {
    await ensurePackageSources();
    return runAttached(process.execPath, typescript('scripts/package/build-package.ts'));
  },
  async 'test-package'(args) {
    await ensurePackageSources();
    return runAttached(process.execPath, [...typescript('scripts/package/test-package.ts'), ...args]);
  },
  bench: (args) => againstOwnServers('scripts/bench.ts', args),
  attack: (args) => againstOwnServers('scripts/attack/main.ts', args),
  engines: (args) => againstOwnServers('scripts/engines/main.ts', args),
  async check(args) {
    const { runCheckCommand } = await import('../check/run-check.mjs');
    return runCheckCommand(args);
  },
  async runtimes(args) {
    const { runRuntimes } = await import('../runtimes/run-runtimes.mjs');
    return runRuntimes(args);
  },
  async test(args) {
    const { runTestCommand } = await import('../check/run-test.mjs');
    return runTestCommand(args);
  },
};

/** What the commands that start a server would choose themselves. */
const SERVERS = new Map([
  ['start', { web: 'console' }],
  ['dev', {}],
  ['demo', { web: 'demo', mode: 'demo' }],
]);

/** What needs neither the pinned Node nor a build: help, and a word that nobody knows. Null where there is work to do. */
async function answeredAtOnce(name, args) {
  const help = args.length > 0 ? await helpAskedFor(name, args) : null;
  if (help === null) return args.includes('--print-config') ? printSettings(name, args) : null;
  console.log(help);
  return 0;
}

/** Null where there is work to do. Throws a `SetupFailure` with the word that was probably meant. */
async function helpAskedFor(name, args) {
  if (name === 'attack') {
    const { attackHelp, readAttack } = await import('../attack/attacks.mjs');
    return readAttack(args) === null ? attackHelp() : null;
  }
  if (name === 'bench') {
    const { benchHelp, readBench } = await import('../bench/parts.mjs');
    return readBench(args) === null ? benchHelp() : null;
  }
  if (!SERVERS.has(name)) return null;
  const { [name]: command } = await import('../replica/serve.mjs');
  const { helpOf } = await import('../replica/help-of.mjs');
  const { parseFlags } = await import('../replica/parse-flags.mjs');
  if (args.includes('--help')) return helpOf(`npm run ${name} --`, command);
  parseFlags(args, Object.keys(command.flags), command.switches);
  return null;
}

function printSettings(name, args) {
  const config = readConfig(process.env, root);
  const flags = args.filter((arg) => arg !== '--print-config');
  console.log(settingLines(explainSettings(flags, process.env, config, SERVERS.get(name))));
  return 0;
}

/** What the package is made of: the pages in every form. Its server is bundled in another way. */
async function ensurePackageSources() {
  const { ensureGenerated, ensureWebs } = await import('./build.mjs');
  await setUp(async () => {
    await ensureInstalled();
    await ensureGenerated();
    await ensureWebs();
  });
}

/** A script that starts built servers of its own. */
async function againstOwnServers(file, args) {
  const { ensureGenerated, ensureServer, ensureWeb } = await import('./build.mjs');
  await setUp(async () => {
    await ensureInstalled();
    await ensureGenerated();
    await ensureWeb();
    await ensureServer();
  });
  return runAttached(process.execPath, [...typescript(file), ...args]);
}

async function serve(build, args) {
  const { ensureGenerated, ensureServer, ensureWeb } = await import('./build.mjs');
  const { isGeneratedCurrent } = await import('./sources.mjs');
  await setUp(async () => {
    await ensureInstalled('product');
    if (!isGeneratedCurrent()) {
      await ensureInstalled();
      await ensureGenerated();
    }
    await ensureWeb({ build });
    await ensureServer();
  });
  // Replies are checked against the contract in development and test; here the product itself is served.
  process.env.NODE_ENV ||= 'production';
  process.env.REPLICA_WEB ||= build;
  return runAttached(process.execPath, builtServer(args), { env: builtServerEnvironment });
}

/** Runs one command and answers its exit code. */
export async function runCommand(name, args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    say(unknownWord('command', name, Object.keys(commands)));
    return 2;
  }
  if (!existsSync(paths.lockfile)) {
    say(words().incompleteClone);
    return 2;
  }
  const stop = async (signal) => {
    await endChildren(signal);
    process.exit(exitCodeOf(null, signal));
  };
  // While an attached child runs it decides itself how to end; this is for the set-up before it.
  const onSignal = (signal) => process.listenerCount(signal) === 1 && stop(signal);
  const unwatch = endWithNpm();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  try {
    const answered = await answeredAtOnce(name, args);
    if (answered !== null) return answered;
    if (SERVERS.has(name)) layConfig(root);
    return await inRuntime(
      () => command(args),
      () => firstInstall(name === 'start' || name === 'demo' ? 'product' : 'all'),
    );
  } catch (error) {
    return report(error);
  } finally {
    unwatch();
    for (const signal of signals) process.off(signal, onSignal);
  }
}

export async function main([name = '', ...args]) {
  // Whoever reads our output may stop early ("| head"), which is no error of ours.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 4));
  process.exitCode = await runCommand(name, args);
}
