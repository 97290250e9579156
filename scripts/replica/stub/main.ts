/** `replica stub FILE`: any OpenAPI document as a server, until it is told to end. */
import { helpInLanguage, sayingIn } from '#scripts/setup/words/words.mjs';
import { EXIT, runCli } from '../cli/run.ts';
import { STUB_HELP, startStub } from './stub.ts';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(helpInLanguage(STUB_HELP));
    return EXIT.ok;
  }
  const said = await sayingIn();
  const stub = await startStub(args, (line) => console.error(said(line)));
  const ended = new Promise<void>((resolve) => process.once('SIGTERM', () => resolve()));
  process.once('exit', () => stub.forget());
  // Without a terminal it is read by a program.
  console.log(process.stdout.isTTY ? said(stub.ready) : stub.ready);
  await ended;
  await stub.close();
  return EXIT.ok;
}

await runCli(main);
