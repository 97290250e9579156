let isAskedAgain = false;

/**
 * After 重试 or 刷新 was pressed, every call that the work makes before it first waits is a forced retry. It repeats
 * although its caller switched retry off, and gives up an identical read that is still waiting for its answer.
 */
export function askAgain<T>(work: () => T): T {
  isAskedAgain = true;
  try {
    return work();
  } finally {
    isAskedAgain = false;
  }
}

export function isAskingAgain(): boolean {
  return isAskedAgain;
}
