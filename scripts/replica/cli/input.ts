import { readFileSync } from 'node:fs';
import { UsageError } from './flags.ts';

/** A file that was named; one that cannot be read is a mistake in how the command was called. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
