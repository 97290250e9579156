/** Whether the contract tests notice a server that is broken. */
import { runCli } from '../cli/run.ts';
import { mutationCommand } from './command.ts';

// Whoever ends us from outside must not leave servers and copies behind.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(128));

await runCli((args) =>
  mutationCommand(args, {
    write: (text) => console.log(text),
    say: (text) => console.error(text),
    atExit: (work) => process.once('exit', work),
  }),
);
