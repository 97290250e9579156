/** `replica scenario`, `fault`, `clock` and so on: steer a running replica. */
import { runCli } from '../cli/run.ts';
import { controlCommand } from './command.ts';

await runCli((args) =>
  controlCommand(args, {
    env: process.env,
    write: (text) => console.log(text),
    say: (text) => console.error(text),
  }),
);
