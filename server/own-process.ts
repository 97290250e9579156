import { type ChildProcess, fork } from 'node:child_process';
import { createWaitingLine, type Whose } from './shares/waiting-line.ts';

/** After the last thing it goes, and its memory with it. */
const IDLE_MS = 10_000;
const LONGEST_MS = 60_000;

export interface Errand<Asked> {
  readonly asked: Asked;
  /** Who waits for it: worlds take turns, so that none waits behind all that another wants. */
  readonly whose: Whose;
  /** It may take so long, and the process ends over it then. */
  readonly longestMs?: number;
}

/**
 * A process of its own that does one thing after the other, for what would hold up everybody else or may end over a
 * hostile file. Where it ends over one, the answer is what `died` says, and the next begins a new one.
 */
export function ownProcess<Asked, Answer>(
  file: string,
  died: Answer,
): (errand: Errand<Asked>) => Promise<Answer> {
  const line = createWaitingLine<() => Promise<void>>();
  let isWorking = false;
  let running: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  function ask(asked: Asked, longestMs: number): Promise<Answer> {
    clearTimeout(rest);
    const child = running ?? start();
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMs);
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

  async function work(): Promise<void> {
    isWorking = true;
    for (let next = line.next(); next; next = line.next()) await next();
    isWorking = false;
  }

  return ({ asked, whose, longestMs = LONGEST_MS }) =>
    new Promise((resolve, reject) => {
      line.add(() => ask(asked, longestMs).then(resolve, reject), whose);
      if (!isWorking) void work();
    });
}
