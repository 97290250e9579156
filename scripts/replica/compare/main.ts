/** `replica compare A B`: the same journey on two servers. */
import { runCli } from '../cli/run.ts';
import { compare } from './compare.ts';

await runCli((args) => compare(args, process.env, console.log));
