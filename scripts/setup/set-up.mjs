import { red, say } from './console.mjs';
import { SetupFailure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { paths } from './paths.mjs';

/** Nobody else may install or build in this folder meanwhile. */
export function setUp(work) {
  const onWait = (pid) => say(`• Waiting for the set-up that process ${pid} is running …`);
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
