import { existsSync, readFileSync } from 'node:fs';
import { runAttached } from '../setup/child.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { setUp } from '../setup/set-up.mjs';
import { words } from '../setup/words/words.mjs';
import { controlSubCommands } from './control/sub-commands.mjs';

/** A tool that stops in the middle of loading would end like one that found something, so this is looked at before. */
function refuseWithoutDependencies() {
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const missing = Object.keys(dependencies).filter(
    (name) => !existsSync(inProject('node_modules', name, 'package.json')),
  );
  if (missing.length === 0) return;
  throw new SetupFailure(words().dependenciesMissing(missing, root), 3);
}

/** A command written in TypeScript: it reads its own flags, and runs where the caller stands, as a child. */
function tool(folder, summary, { prepare = refuseWithoutDependencies } = {}) {
  return {
    summary,
    run: async (args) => {
      await prepare();
      const main = inProject('scripts', 'replica', folder, 'main.ts');
      const env = { TSX_TSCONFIG_PATH: inProject('tsconfig.json') };
      // Files that the caller names are relative to the caller's folder; there "tsx" alone might mean nothing.
      return runAttached(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], {
        env,
        cwd: process.cwd(),
      });
    },
  };
}

function steering(name, summary) {
  return { summary, run: async (args) => (await import('./steering.mjs')).steer(name, args) };
}

export const tools = {
  // It works with what checks the contract, which a start does not bring.
  contract: tool('contract', 'check the contract, write it in other forms, compare two, show its coverage', {
    prepare: () => setUp(() => ensureInstalled()),
  }),
  verify: tool('verify', 'hold a running server, yours too, against the contract'),
  compare: tool('compare', 'send two servers on the same journey and show what differs'),
  record: tool('record', 'keep the calls to a real server and hold them against the contract'),
  mcp: tool('mcp', 'the replica and its contract as tools for coding agents (Model Context Protocol)'),
  ...Object.fromEntries(
    Object.entries(controlSubCommands).map(([name, summary]) => [name, steering(name, summary)]),
  ),
};
