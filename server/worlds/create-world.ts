import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { chinaDate } from '#db/civil-date.ts';
import { closeDatabase, type Database, openDatabase, openDatabaseBytes } from '#db/client.ts';
import { blankDatabase } from '#db/migrate.ts';
import { demandMarker } from '#db/portable.ts';
import { keptFiles } from '#db/queries/files/member-files.ts';
import { keepYearIn } from '#db/queries/reads/seeded-year.ts';
import { seed as seedDatabase } from '#db/seed.ts';
import { storageFailureAt } from '#db/storage-failure.ts';
import { serializeTemplate, writeTemplate } from '#db/template.ts';
import { createFileRoom, type FileRoom, type RoomWords } from '#server/files/file-room.ts';
import { type FileStore, openFileStore } from '#server/files/file-store.ts';
import { worldKey } from '#server/shares/hold-share.ts';
import { LIMITS } from '#server/shares/share-limits.ts';
import { createShares, type Holder, type Shares } from '#server/shares/shares.ts';
import type { Clock } from './clock.ts';
import type { Equip } from './equipment.ts';
import { createPresence } from './presence.ts';
import type { HandOver, Sandbox, World, WorldMemory, WorldMoment } from './world.ts';

export interface WorldParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly seed: number;
  readonly migrationsFolder?: string;
  /** Where uploaded files lie: those of this world in `main`, those of each sandbox beside. A passing one without it. */
  readonly filesFolder?: string;
  /** A passing one without it. */
  readonly exportKey?: Buffer;
  /** Where the past of the seeded works lies; they have none without it. */
  readonly yearFolder?: string;
  readonly equip: Equip;
  /** What all worlds share; by default that of a server without strangers. */
  readonly shares?: Shares;
  /** The database was seeded a moment ago and nothing has touched it, so it serves as its own template. */
  readonly isFresh?: boolean;
  /** What the server before knew; the rows lie in the database already, and its sandboxes are made by `createSandbox`. */
  readonly handOver?: HandOver;
}

interface Template {
  readonly day: string;
  readonly bytes: Buffer;
}

type TemplateFor = (now: number) => Buffer;

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export interface MainWorld extends World {
  /** Makes the template that the next reset and the next sandbox need, so that these are quick; answers its size. */
  prepareReset(): number;
  /** A private world as this one is after a reset, or the one that the server before had. */
  createSandbox(sandbox: Sandbox, memory?: WorldMemory): World;
}

/** A caller still waited for an answer when the world ended. */
export class WorldClosed extends Error {
  readonly code = 'REPLICA_WORLD_CLOSED';
}

/** A world around an open database; a reset takes it back to the seed, whatever the database held at first. */
export function createWorld(parts: WorldParts): MainWorld {
  const { db, clock, seed, migrationsFolder = MIGRATIONS_FOLDER } = parts;
  const first = parts.isFresh ? { day: chinaDate(clock.now()), bytes: serializeTemplate(db) } : null;
  const templateFor = createTemplates(seed, migrationsFolder, first);
  const filesFolder = parts.filesFolder ?? passingFolder();
  const store = (name: string, room?: FileRoom) =>
    openFileStore(join(filesFolder, name), { room, isDurable: db.isDurable });
  const forgetFiles = () => {
    if (!parts.filesFolder) rmSync(filesFolder, { recursive: true, force: true });
  };
  const exportKey = parts.exportKey ?? randomBytes(32);
  const blank = () => blankDatabase(migrationsFolder);
  const { equip, yearFolder, shares = createShares({ isShared: false }) } = parts;
  const shared = { seed, templateFor, exportKey, yearFolder, blank, equip, shares };
  const memory = parts.handOver?.main;
  const main = assemble({ ...shared, db, files: store(MAIN), forgetFiles, clock, sandbox: null, memory });
  const more = {
    prepareReset: () => templateFor(clock.start()).length,
    createSandbox(sandbox: Sandbox, remembered?: WorldMemory) {
      const own = clock.sibling();
      const room = createFileRoom(shares.account('fileBytes', ownerOf(sandbox)), NO_ROOM);
      const files = store(sandbox.ticket, room);
      return assemble({
        ...shared,
        db: openDatabaseBytes(remembered?.database ?? templateFor(own.now())),
        files,
        forgetFiles: files.destroy,
        clock: own,
        sandbox,
        memory: remembered,
      });
    },
  };
  // Sandboxes of a process that died, and files whose rows were never written.
  forgetOthers(
    filesFolder,
    parts.handOver?.sandboxes.map(({ sandbox }) => sandbox.ticket),
  );
  main.sweepFiles();
  // A spread would read the database once and for all, and a reset opens another one.
  return Object.assign(main, more);
}

const MAIN = 'main';

const NO_ROOM: RoomWords = {
  world: `演示环境最多保存 ${sizeInWords(LIMITS.fileBytes.world)} 文件，请先删除一些作品`,
  network: '您所在的网络在演示服务器上保存的文件过多，请先删除一些作品，或稍后再试',
  whole: '演示服务器的文件空间已满，请稍后再试',
};

/** Whatever a world keeps counts for the network that began it. */
function ownerOf(sandbox: Sandbox | null): Holder {
  return { network: sandbox?.network ?? '', world: worldKey(sandbox) };
}

/** For worlds in memory; whatever is put there goes when they close. */
function passingFolder(): string {
  passing += 1;
  return join(tmpdir(), `replica-files-${process.pid}-${passing}`);
}
let passing = 0;

function forgetOthers(filesFolder: string, tickets: readonly string[] = []): void {
  if (!existsSync(filesFolder)) return;
  for (const name of readdirSync(filesFolder)) {
    if (name !== MAIN && !tickets.includes(name))
      rmSync(join(filesFolder, name), { recursive: true, force: true });
  }
}

function assemble(parts: {
  readonly db: Database;
  readonly files: FileStore;
  /** Called when the world ends. */
  readonly forgetFiles: () => void;
  readonly clock: Clock;
  readonly seed: number;
  readonly templateFor: TemplateFor;
  readonly equip: Equip;
  readonly shares: Shares;
  readonly exportKey: Buffer;
  readonly yearFolder: string | undefined;
  readonly blank: () => Buffer;
  readonly sandbox: Sandbox | null;
  readonly memory: WorldMemory | undefined;
}): World {
  const { files, clock, seed, templateFor, exportKey, blank, shares, sandbox, memory } = parts;
  let db = withYear(parts.db);
  let isClosed = false;
  const owner = ownerOf(sandbox);
  const presence = createPresence();
  const equipment = parts.equip({
    ...{ clock, seed, take, put },
    database: () => db,
    account: (share) => shares.account(share, owner),
  });

  function withYear(opened: Database): Database {
    keepYearIn(opened, parts.yearFolder);
    return opened;
  }

  function restore(template: Buffer): void {
    if (isClosed) throw new WorldClosed();
    demandMarker(db);
    equipment.replaced();
    presence.forget();
    const { file, isDurable } = db;
    const beforeSwap = () => closeDatabase(db);
    if (file === ':memory:') {
      beforeSwap();
      db = withYear(openDatabaseBytes(template));
      return;
    }
    try {
      writeTemplate(template, file, { isDurable, beforeSwap });
    } catch (error) {
      throw storageFailureAt(file, error) ?? error;
    } finally {
      // Where nothing could be written the old one is still there, and mostly still open.
      if (!db.sqlite.open) db = withYear(openDatabase(file, { isDurable }));
    }
  }

  function take(): WorldMoment {
    const files = new Set(keptFiles(db).keys());
    return { database: serializeTemplate(db), files, clock: clock.moment(), ...equipment.state() };
  }

  function put(moment: WorldMoment): void {
    restore(moment.database);
    clock.set(moment.clock);
    equipment.restore(moment);
    sweepFiles();
  }

  function sweepFiles(): void {
    files.sweep(new Set([...keptFiles(db).keys(), ...equipment.files()]));
  }

  if (memory) {
    clock.remember(memory.clock);
    equipment.remember(memory);
  }

  const world = {
    get db() {
      if (isClosed) throw new WorldClosed();
      return db;
    },
    files,
    clock,
    presence,
    shares,
    sandbox,
    exportKey,
    blank,
    sweepFiles,
    memory: () => ({
      database: serializeTemplate(db),
      clock: clock.memory(),
      ...equipment.memory(),
    }),
    take,
    put,
    reset() {
      restore(templateFor(clock.start()));
      sweepFiles();
      clock.reset();
      equipment.reset();
    },
    close() {
      isClosed = true;
      equipment.close();
      parts.forgetFiles();
      closeDatabase(db);
    },
  };
  // A spread would read the database once and for all, and a reset opens another one.
  return Object.assign(world, equipment.tools);
}

/** Seeds once per day of the clock, because the dates in the data are relative to today. */
function createTemplates(seed: number, migrationsFolder: string, first: Template | null): TemplateFor {
  let made = first;
  return (now) => {
    const day = chinaDate(now);
    if (made?.day !== day) {
      const db = openDatabaseBytes(blankDatabase(migrationsFolder));
      seedDatabase(db, { seed, now });
      made = { day, bytes: serializeTemplate(db) };
      closeDatabase(db);
    }
    return made.bytes;
  };
}
