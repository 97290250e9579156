/** A file that is there as long as a server answers, with its address. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { ExplainedError } from '#contracts/sentences.mjs';

/** Whole at once: who waits for the file reads it as soon as it is there. */
export function writeReady(file: string, url: string): void {
  try {
    writeFileSync(`${file}.tmp`, `${JSON.stringify({ url, pid: process.pid })}\n`);
    renameSync(`${file}.tmp`, file);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'cannot be written';
    throw new ExplainedError(`--ready-file: ${why}`);
  }
}

export function forgetReady(file: string): void {
  rmSync(file, { force: true });
}
