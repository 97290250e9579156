/** `replica contract …`: what the contract says, in other forms, and what changed in it. */
import { runCli } from '../cli/run.ts';
import { contractCommand } from './command.ts';

await runCli((args) => contractCommand(args, console.log));
