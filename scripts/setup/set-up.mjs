import { red, say } from './console.mjs';
import { SetupFailure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { paths } from './paths.mjs';
import { words } from './words/words.mjs';

/** Nobody else may install or build in this folder meanwhile. */
export function setUp(work) {
  const onWait = (pid) => say(`• ${words().waiting(pid)}`);
  return withLock(paths.lock, work, onWait);
}

/** An expected failure is one sentence; anything else is our own error, with its stack. */
export function report(error) {
  if (error instanceof SetupFailure) {
    say(red(error.message));
    return error.exitCode;
  }
  say(red(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return 4;
}
