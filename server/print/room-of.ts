import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, isShared } from '../env.ts';
import { openPrintRoom, type PrintRoom } from './print-room.ts';

const GIGABYTE = 1024 ** 3;
const FOLDER = 'prints';

let passing = 0;

/** The room of a server: beside its data, or for a while where it has none. */
export function printRoomOf(env: Env): PrintRoom {
  const mostBytes = isShared(env) ? GIGABYTE : 2 * GIGABYTE;
  if (env.dataDir !== '') return openPrintRoom(join(env.dataDir, FOLDER), mostBytes);
  passing += 1;
  const folder = join(tmpdir(), `replica-prints-${process.pid}-${passing}`);
  const room = openPrintRoom(folder, mostBytes);
  return {
    ...room,
    close() {
      room.close();
      // A process that was told to end may have written one more file meanwhile.
      rmSync(folder, { recursive: true, force: true, maxRetries: 8 });
    },
  };
}
