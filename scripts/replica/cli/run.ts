import { UsageError } from './flags.ts';
import { isPuttingBack } from './put-back.ts';

/** The target could not be reached, or something needed did not start: the process ends with 3. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export const EXIT = { ok: 0, findings: 1, usage: 2, unreachable: 3, ownError: 4, interrupted: 130 } as const;

/** Runs a command with what stands behind its file, and ends the process with the code that says how it went. */
export async function runCli(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  process.once('SIGINT', () => {
    if (!isPuttingBack()) process.exit(EXIT.interrupted);
  });
  // Whoever reads our output may stop early ("| head"), which is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.ownError),
  );
  process.exitCode = await main(process.argv.slice(2)).catch(codeOf);
}

function codeOf(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(error.message);
    return EXIT.usage;
  }
  if (error instanceof Unreachable) {
    console.error(error.message);
    return EXIT.unreachable;
  }
  console.error('This is a mistake of ours:', error);
  return EXIT.ownError;
}
