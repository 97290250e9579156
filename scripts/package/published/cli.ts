#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { controlSubCommands } from '#scripts/replica/control/sub-commands.mjs';
import { layConfig } from '#scripts/setup/config.mjs';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { inRuntime } from '#scripts/setup/runtime.mjs';
/** `replica` as it is installed: what needs no clone of the project. */
import { helpInLanguage } from '#scripts/setup/words/words.mjs';

const EXIT_USAGE = 2;

interface Command {
  readonly summary: string;
  readonly run: (args: readonly string[]) => Promise<unknown>;
}

/** Whoever reads its own arguments finds them where they always are. */
function withArguments(run: () => Promise<unknown>, words: readonly string[] = []): Command['run'] {
  return (args) => {
    process.argv.splice(2, process.argv.length, ...words, ...args);
    return run();
  };
}

function serve(pages: string, words: readonly string[] = []): Command['run'] {
  return (args) => {
    process.env.NODE_ENV ||= 'production';
    process.env.REPLICA_WEB ||= pages;
    return withArguments(() => import('#server/main.ts'), words)(args);
  };
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    summary: 'serve the replica with the console: --port, --host, --seed, --clock',
    run: serve('console'),
  },
  demo: {
    summary: 'serve the demo, a private sandbox for every visitor: --port, --host, --seed',
    run: serve('demo', ['--demo']),
  },
  seed: {
    summary: 'make or renew the database file of DATA_DIR without starting the server: --seed, --clock',
    run: withArguments(() => import('#scripts/replica/seed/main.ts')),
  },
  verify: {
    summary: 'hold a running server, yours too, against the contract',
    run: withArguments(() => import('#scripts/replica/verify/main.ts')),
  },
  compare: {
    summary: 'send two servers on the same journey and show what differs',
    run: withArguments(() => import('#scripts/replica/compare/main.ts')),
  },
  record: {
    summary: 'keep the calls to a real server and hold them against the contract',
    run: withArguments(() => import('#scripts/replica/record/main.ts')),
  },
  reset: {
    summary: 'put the running replica back to its seeded state: --port, --host',
    run: async (args) => {
      const { parseFlags } = await import('#scripts/replica/parse-flags.mjs');
      const { reset } = await import('#scripts/replica/reset.mjs');
      process.exitCode = await reset.run(parseFlags(args, Object.keys(reset.flags)));
    },
  },
  ...Object.fromEntries(
    Object.entries(controlSubCommands).map(([name, summary]) => [
      name,
      { summary, run: withArguments(() => import('#scripts/replica/control/main.ts'), [name]) },
    ]),
  ),
};

/** These read flags and say nothing of them. */
const WITHOUT_HELP = ['start', 'demo', 'seed', 'reset'];

function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: replica <command> [flags]\n\n${lines.join('\n')}\n\n  replica <command> --help shows the flags of most commands.\n  --help, --version\n\nA clone of the project also has: dev, doctor, contract.`;
}

async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && WITHOUT_HELP.includes(name) && args.includes('--help')) {
    console.log(helpInLanguage(`replica ${name}\n  ${command.summary}`));
  } else if (command) {
    // Whoever only asks what there is to say waits for no other Node.
    if (args.includes('--help')) return void (await command.run(args));
    const code = await inRuntime(async () => {
      layConfig(process.cwd());
      await command.run(args);
    });
    if (typeof code === 'number') process.exitCode = code;
  } else if (name === '--version') console.log(ownVersion());
  else if (name === '--help' || name === 'help') console.log(helpInLanguage(help()));
  else {
    console.error(unknownWord('command', name, Object.keys(COMMANDS)));
    process.exitCode = EXIT_USAGE;
  }
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  // What is said in one line knows its exit code.
  const code = Reflect.get(Object(error), 'exitCode');
  console.error(typeof code === 'number' ? (error as Error).message : error);
  process.exitCode = typeof code === 'number' ? code : 4;
});
