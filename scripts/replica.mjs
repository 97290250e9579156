#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { doctor } from './replica/doctor.mjs';
import { parseFlags } from './replica/parse-flags.mjs';
import { reset } from './replica/reset.mjs';
import { demo, dev, start } from './replica/serve.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { unknownWord } from './setup/nearest.mjs';
import { inProject } from './setup/paths.mjs';
import { report } from './setup/set-up.mjs';

const subCommands = { start, dev, demo, reset, doctor };

function help() {
  const lines = Object.entries(subCommands).map(([name, { summary, flags }]) => {
    const options = Object.entries(flags).map(([flag, meaning]) => `      --${flag.padEnd(14)} ${meaning}`);
    return [`  ${name.padEnd(10)} ${summary}`, ...options].join('\n');
  });
  return `Usage: replica <command> [flags]\n\n${lines.join('\n')}\n\n  --help, --version\n\nExit codes: 0 ok, 2 usage or configuration, 3 unreachable or not started, 4 our own error.`;
}

async function main([name = '--help', ...args]) {
  if (name === '--version') {
    console.log(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version);
    return 0;
  }
  if (name === '--help' || name === 'help' || args.includes('--help')) {
    console.log(help());
    return 0;
  }
  if (name.startsWith('-')) throw new SetupFailure(unknownWord('flag', name, ['--help', '--version']), 2);
  if (!Object.hasOwn(subCommands, name)) {
    throw new SetupFailure(unknownWord('command', name, Object.keys(subCommands)), 2);
  }
  const { flags, run } = subCommands[name];
  return run(parseFlags(args, Object.keys(flags)), args);
}

main(process.argv.slice(2))
  .catch(report)
  .then((code) => {
    process.exitCode = code;
  });
