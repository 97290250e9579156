import { type ChildProcess, fork } from 'node:child_process';

/** After the last thing it goes, and its memory with it. */
const IDLE_MS = 10_000;
const LONGEST_MS = 60_000;

/**
 * A process of its own that does one thing after the other, for what would hold up everybody else or may end over a
 * hostile file. Where it ends over one, the answer is what `died` says, and the next begins a new one.
 */
export function ownProcess<Asked, Answer>(file: string, died: Answer): (asked: Asked) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let running: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  function ask(asked: Asked): Promise<Answer> {
    clearTimeout(rest);
    const child = running ?? start();
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
      const settle = (answer: Answer) => {
        clearTimeout(tooLong);
        child.off('message', settle).off('exit', end);
        child.channel?.unref();
        rest = setTimeout(() => retire(child), IDLE_MS).unref();
        resolve(answer);
      };
      const end = () => settle(died);
      child.on('message', settle).on('exit', end);
      child.channel?.ref();
      child.send(asked as object, (error) => error && end());
    });
  }

  /** Whoever comes next begins a new one, even while this one is still on its way out. */
  function retire(child: ChildProcess): void {
    if (running === child) running = null;
    child.kill();
  }

  /** It ends by itself when the server does, because nothing but the channel keeps it. */
  function start(): ChildProcess {
    const child = fork(file, { execArgv: ['--no-warnings'], serialization: 'advanced' });
    child.unref();
    child.once('exit', () => retire(child));
    running = child;
    return child;
  }

  return (asked) => {
    const answered = last.then(() => ask(asked));
    last = answered.catch(() => undefined);
    return answered;
  };
}
