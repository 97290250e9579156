import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fileKind } from '#contracts/rules/files/file-kinds.ts';
import { packDatabase, unpackDatabase } from '#db/portable.ts';
import type { KeptFiles } from '#db/queries/files/member-files.ts';
import { type FileStore, SIZES } from '#server/files/file-store.ts';
import { MOST_FILES, splitFiles, withFiles } from '#server/files/file-tail.ts';
import { signed, withoutSignature } from '#server/files/signature.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { FILE_TYPE } from '../control/register-operations.ts';
import type { ControlParts } from '../control-parts.ts';
import { ControlProblem } from '../control-problem.ts';
import { holdTransfer } from '../hold-transfer.ts';

/** The caller's world as one file: rows, time and uploaded files. Faults, journal and snapshots are no part of it. */
export const transferHandlers = ({ env }: ControlParts) =>
  ({
    async 'GET /export'({ world, request, reply }) {
      holdTransfer('worldExports', request, reply);
      const { database, clock, files } = world.take();
      await request.server.pauseFor(world);
      const name = `replica-${world.sandbox?.name ?? 'default'}.sqlite`;
      const parts = withFiles(packDatabase(database, clock), world.files, files);
      return reply
        .type(FILE_TYPE)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(signed(parts, world.exportKey), { objectMode: false }));
    },

    async 'POST /import'({ world, request: { body } }) {
      if (!Buffer.isBuffer(body)) {
        throw new ControlProblem(400, 'no-file', `send an exported world as ${FILE_TYPE}`);
      }
      const { content, isOurs } = await withoutSignature(body, world.exportKey);
      if (env.mode === 'demo' && !isOurs) throw notOurExport();
      const split = splitFiles(content);
      if (!split) throw damaged(`its uploads do not fit together, or are more than ${MOST_FILES}`);
      const { database, clock, files } = await unpackDatabase(split.database, world.blank());
      await bringFiles(world.files, split.files, files);
      const { clock: ownClock, faults, changes } = world.take();
      world.put({ database, files: new Set(), clock: clock ?? ownClock, faults, changes });
      world.journal.announce('reset', { imported: true, clock: world.clock.state() });
      return { imported: true, bytes: database.length, clock: world.clock.state() };
    },
  }) satisfies SomeHandlers;

/** Nothing comes in unless every file is what its name and its row say, and a size has its picture with it. */
async function bringFiles(
  store: FileStore,
  files: ReadonlyMap<string, Buffer>,
  kept: KeptFiles,
): Promise<void> {
  const known = new Set<string>();
  for (const [name, content] of files) {
    const kind = kept.get(name);
    if (kind === undefined || fileKind(content) !== kind || hashOf(content) !== name) continue;
    for (const each of [name, ...SIZES.map((size) => `${name}.${size}`)]) known.add(each);
    await setImmediate();
  }
  for (const [name, content] of files) {
    const isSize = !kept.has(name);
    if (!known.has(name) || (isSize && fileKind(content) !== 'webp')) {
      throw damaged('its uploads are not what their names and rows say');
    }
  }
  for (const [name, content] of files) {
    store.put(name, content);
    await setImmediate();
  }
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function damaged(why: string): ControlProblem {
  return new ControlProblem(400, 'damaged', `the file is damaged: ${why}`);
}

function notOurExport(): ControlProblem {
  return new ControlProblem(
    403,
    'not-our-export',
    'a demo takes only files that it exported itself, unchanged; this one comes from elsewhere or was changed. Export a world here, or run a replica of your own, which takes any world',
  );
}
