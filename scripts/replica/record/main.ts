/** `replica record --target URL`: a recording proxy, until it is told to end. */
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { EXIT, runCli } from '../cli/run.ts';
import { RECORD_HELP, startRecording } from './record.ts';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(helpInLanguage(RECORD_HELP));
    return EXIT.ok;
  }
  const recording = await startRecording(args, process.env, (line) => console.error(line));
  const ended = new Promise<void>((resolve) => process.once('SIGTERM', () => resolve()));
  console.log(recording.ready);
  await ended;
  await recording.close();
  return EXIT.ok;
}

await runCli(main);
