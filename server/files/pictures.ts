import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Square } from '#contracts/rules/account/avatar.ts';
import type { Draft } from './file-store.ts';
import type { PictureAnswer, PictureAsked, PictureMade } from './picture-work.ts';

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
/** Uploads come in rows; after the last one the process goes, and its memory with it. */
const IDLE_MS = 10_000;
const LONGEST_MS = 60_000;

/** A picture that cannot be taken, in words for who brought it. */
export class BadPicture extends Error {}

/** One picture after the other: each takes a lot of memory for a moment. */
let last: Promise<unknown> = Promise.resolve();
let running: ChildProcess | null = null;
let rest: NodeJS.Timeout | undefined;

/** Reads a picture and makes its two sizes (两种尺寸), or of one square of it a small one. Throws `BadPicture` for what is none, or is too large. */
export function readPicture({ path, bytes }: Draft, square?: Square): Promise<PictureMade> {
  const made = last.then(() => pictureIn({ path, bytes, ...(square ? { square } : {}) }));
  last = made.catch(() => undefined);
  return made;
}

async function pictureIn(asked: PictureAsked): Promise<PictureMade> {
  const answer = await ask(asked);
  if ('made' in answer) return answer.made;
  throw new BadPicture(answer.refused);
}

function ask(asked: PictureAsked): Promise<PictureAnswer> {
  clearTimeout(rest);
  const child = running ?? start();
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    const settle = (answer: PictureAnswer) => {
      clearTimeout(tooLong);
      child.off('message', settle).off('exit', died);
      child.channel?.unref();
      rest = setTimeout(() => retire(child), IDLE_MS).unref();
      resolve(answer);
    };
    const died = () => settle({ refused: '图片无法处理，请换一张再试' });
    child.on('message', settle).on('exit', died);
    child.channel?.ref();
    child.send(asked, (error) => error && died());
  });
}

/** Whoever comes next begins a new one, even while this one is still on its way out. */
function retire(child: ChildProcess): void {
  if (running === child) running = null;
  child.kill();
}

/** It ends by itself when the server does, because nothing but the channel keeps it. */
function start(): ChildProcess {
  const child = fork(PROCESS, { execArgv: ['--no-warnings'], serialization: 'advanced' });
  child.unref();
  child.once('exit', () => retire(child));
  running = child;
  return child;
}
