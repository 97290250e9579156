import { words } from './words/words.mjs';

const isColoured = Boolean(process.stderr.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

function paint(code, text) {
  return isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;
}

export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);
export const dim = (text) => paint(2, text);

/** "0.4 s", "61 s", "2 min 5 s". */
export function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Progress goes to stderr, because stdout belongs to data. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Shows that something is under way: a ticking time on a terminal, a line every 15 seconds elsewhere. A title that
 * changes meanwhile is a function. `clear` takes the ticking line away until it ticks again, `finish` replaces it and
 * answers the elapsed time.
 */
export function startProgress(title, { announce = true } = {}) {
  const started = performance.now();
  const isTerminal = Boolean(process.stderr.isTTY);
  const elapsed = () => performance.now() - started;
  const titleNow = () => (typeof title === 'function' ? title() : title);
  const line = `• ${titleNow()} …`;
  if (isTerminal) process.stderr.write(line);
  else if (announce) say(line);

  const timer = setInterval(
    () => {
      if (isTerminal) process.stderr.write(`\r\u001b[2K• ${titleNow()} … ${dim(duration(elapsed()))}`);
      else say(`  ${words().stillWorking(titleNow(), duration(elapsed()))}`);
    },
    isTerminal ? 1000 : 15_000,
  );

  return {
    clear() {
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
    finish() {
      clearInterval(timer);
      if (isTerminal) process.stderr.write(announce ? `\r\u001b[2K${line}\n` : '\r\u001b[2K');
      return duration(elapsed());
    },
  };
}

/** One step of the set-up: says what it does, and how long it took when it is done. */
export async function step(title, work) {
  const progress = startProgress(title);
  try {
    const result = await work();
    say(`${green('✓')} ${words().doneIn(progress.finish())}`);
    return result;
  } catch (error) {
    say(`${red('✗')} ${words().failedAfter(progress.finish())}`);
    throw error;
  }
}
