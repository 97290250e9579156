import { readFileSync } from 'node:fs';
import { layConfig } from '../setup/config.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { unknownWord } from '../setup/nearest.mjs';
import { inProject, root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { inRuntime } from '../setup/runtime.mjs';
import { report } from '../setup/set-up.mjs';
import { helpInLanguage } from '../setup/words/words.mjs';
import { doctor } from './doctor.mjs';
import { EXIT_CODES, helpOf } from './help-of.mjs';
import { parseFlags } from './parse-flags.mjs';
import { reset } from './reset.mjs';
import { seed } from './seed.mjs';
import { demo, dev, start } from './serve.mjs';
import { tools } from './tools.mjs';

const served = (name, command) => ({ ...command, run: (_values, args) => runCommand(name, args) });
const servers = { start: served('start', start), dev: served('dev', dev), demo: served('demo', demo) };
const subCommands = { ...servers, seed, reset, doctor };

function help() {
  const all = Object.entries({ ...subCommands, ...tools });
  const lines = all.map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Usage: replica <command> [flags]\n\n${lines.join('\n')}\n\n  replica <command> --help shows the flags of a command.\n  --help, --version\n\n${EXIT_CODES}`;
}

async function main([name = '--help', ...args]) {
  if (name === '--version') {
    console.log(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version);
    return 0;
  }
  if (name === 'help' && args.length > 0) return main([...args, '--help']);
  if (name === '--help' || name === 'help') {
    console.log(helpInLanguage(help()));
    return 0;
  }
  if (name.startsWith('-')) throw new SetupFailure(unknownWord('flag', name, ['--help', '--version']), 2);
  // What starts a server reads the file itself, and the doctor says what is wrong with it.
  if (!['start', 'dev', 'demo', 'doctor'].includes(name)) layConfig(root);
  if (Object.hasOwn(tools, name)) return tools[name].run(args);
  if (!Object.hasOwn(subCommands, name)) {
    const known = [...Object.keys(subCommands), ...Object.keys(tools)];
    throw new SetupFailure(unknownWord('command', name, known), 2);
  }
  const command = subCommands[name];
  if (args.includes('--help')) {
    console.log(helpOf(`replica ${name}`, command));
    return 0;
  }
  return command.run(parseFlags(args, Object.keys(command.flags), command.switches), args);
}

/** Whatever is asked, on a Node that is new enough for it; answers the exit code. */
export function runAny(args) {
  return inRuntime(() => main(args)).catch(report);
}
