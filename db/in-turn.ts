/** Node works on four such things at a time, and reading files is one of them: hashing leaves half of them free. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;

/** So much is waiting already that one more would wait for seconds. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly code = 'REPLICA_BUSY';
}

let running = 0;
const waiting: (() => void)[] = [];

/** Does heavy work, a few at once and the others in the order they came. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Busy('too much is waiting to be hashed');
    // Whoever ends hands its place over, so nobody comes between.
    await new Promise<void>((start) => waiting.push(start));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
