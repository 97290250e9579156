import { deserialize, serialize } from 'node:v8';
import type { HandOver, WorldMemory } from '#server/worlds/world.ts';

/** The next server may be of other sources: what it cannot read it must not guess. */
const FORMAT = 'desk-hand-over-1';

export class HandOverRefused extends Error {}

export function packHandOver({ main, sandboxes }: HandOver): Buffer {
  return serialize({ format: FORMAT, main, sandboxes });
}

/** `upgrade` makes a database of the server before one of this server, whose schema may be newer. */
export function unpackHandOver(bytes: Buffer, upgrade: (database: Buffer) => Buffer): HandOver {
  const { format, main, sandboxes } = Object(read(bytes)) as HandOver & { format?: unknown };
  if (format !== FORMAT) {
    throw new HandOverRefused(`what the server before left is not in the form ${FORMAT}`);
  }
  const upgraded = <Memory extends WorldMemory>(memory: Memory): Memory => ({
    ...memory,
    database: upgrade(memory.database),
    snapshots: memory.snapshots.map(([name, moment]) => [
      name,
      { ...moment, database: upgrade(moment.database) },
    ]),
  });
  return { main: upgraded(main), sandboxes: sandboxes.map(upgraded) };
}

function read(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
