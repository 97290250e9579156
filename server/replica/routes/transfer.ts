import { createHash } from 'node:crypto';
import { packDatabase, unpackDatabase } from '#db/portable.ts';
import { type FileStore, SIZES } from '#server/files/file-store.ts';
import { splitFiles, withFiles } from '#server/files/file-tail.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { FILE_TYPE } from '../control/register-operations.ts';
import { ControlProblem } from '../control-problem.ts';

/** The caller's world as one file: rows, time and uploaded files. Faults, journal and snapshots are no part of it. */
export const transferHandlers = {
  'GET /export'({ world, reply }) {
    const { database, clock } = world.take();
    const name = `replica-${world.sandbox?.name ?? 'default'}.sqlite`;
    return reply
      .type(FILE_TYPE)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(withFiles(packDatabase(database, clock), world.files));
  },

  'POST /import'({ world, request: { body } }) {
    if (!Buffer.isBuffer(body)) {
      throw new ControlProblem(400, 'no-file', `send an exported world as ${FILE_TYPE}`);
    }
    const split = splitFiles(body);
    if (!split) throw damaged();
    const { database, clock } = unpackDatabase(split.database, world.db);
    bringFiles(world.files, split.files);
    const { clock: ownClock, faults, changes } = world.take();
    world.put({ database, files: new Set(), clock: clock ?? ownClock, faults, changes });
    world.journal.announce('reset', { imported: true, clock: world.clock.state() });
    return { imported: true, bytes: database.length, clock: world.clock.state() };
  },
} satisfies SomeHandlers;

/** A file is what its name says, and a size has its picture with it, or nothing comes in. */
function bringFiles(store: FileStore, files: ReadonlyMap<string, Buffer>): void {
  const originals = [...files].filter(([name, content]) => hashOf(content) === name);
  const known = new Set(originals.flatMap(([hash]) => [hash, ...SIZES.map((size) => `${hash}.${size}`)]));
  for (const name of files.keys()) if (!known.has(name)) throw damaged();
  for (const [name, content] of files) store.put(name, content);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function damaged(): ControlProblem {
  return new ControlProblem(400, 'damaged', 'the file is damaged: its uploads are not what their names say');
}
