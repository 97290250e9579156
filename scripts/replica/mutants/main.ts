/** Whether the tests notice a part of the product that is broken. */
import { UsageError } from '../cli/flags.ts';
import { runCli } from '../cli/run.ts';
import { mutationCommand } from './command.ts';
import { SETS } from './sets.ts';

// Whoever ends us from outside must not leave servers and copies behind.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(128));

await runCli(async ([name = '', ...args]) => {
  const set = SETS.get(name);
  if (set === undefined) throw new UsageError(`What is to be broken is ${[...SETS.keys()].join(' or ')}.`);
  return mutationCommand(set, args, {
    write: (text) => console.log(text),
    say: (text) => console.error(text),
    atExit: (work) => process.once('exit', work),
  });
});
