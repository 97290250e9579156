import { writeFileSync } from 'node:fs';
import { UsageError } from './flags.ts';

/** Writes what a flag names; a place that cannot be written is a mistake in how the command was called. */
export function writeOutput(file: string, text: string, flag = 'output'): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`--${flag}: ${error instanceof Error ? error.message : 'cannot be written'}`);
  }
}
