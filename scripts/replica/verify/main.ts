/** `replica verify`: whether a server keeps to the contract. */
import { runCli } from '../cli/run.ts';
import { today } from '../report/reports.ts';
import { verifyCommand } from './command.ts';

await runCli((args) =>
  verifyCommand(args, {
    env: process.env,
    today: today(),
    isTerminal: process.stdout.isTTY === true,
    write: (text) => console.log(text),
    say: (text) => console.error(text),
  }),
);
