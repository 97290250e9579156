import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import { PRINTS_WAITING_MAX, type PrintForm } from '#contracts/rules/print/print-forms.ts';
import { refusal } from '#server/errors.ts';
import type { Holder } from '../shares/shares.ts';
import { createWaitingLine } from '../shares/waiting-line.ts';
import { type Drawing, dropFontParts, startDrawing } from './drawing.ts';
import { lookAtSource } from './look-at-source.ts';
import type { PrintLook, PrintPlace, PrintWish } from './print-wish.ts';

/** Raised whenever a file would look different, so that no older one is given out. */
const EDITION = 4;

/** What one member of one world sees of the room. */
export interface PrintDesk {
  /** Throws `prints-busy`. A file that is there already is ready. */
  begin(wish: PrintWish): PrintLook;
  /** Null where it was not asked for, or the file had to make room. A failure is told once. */
  look(key: string, hash: string, form: PrintForm): PrintLook | null;
  /** Stops drawing; nothing is left. */
  cancel(key: string): void;
  /** What a ready file is fetched by, by those members whom it was shown to. */
  nameOf(hash: string, form: PrintForm): string;
  /** What a PDF of that many pages is; null where its file is gone. */
  factsOf(hash: string, ownPages: number): Promise<SourceFacts | null>;
}

export interface PrintRoom {
  deskOf(place: PrintPlace): PrintDesk;
  /** Where a ready file lies. */
  find(hash: string, form: PrintForm): string | null;
  /** The same by its name, for a member to whom it was shown. */
  findShown(name: string, to: Holder): string | null;
  close(): void;
}

interface Job {
  readonly wish: PrintWish;
  readonly place: PrintPlace;
  readonly turn: number;
  readonly giveBack: () => void;
  look: PrintLook;
  drawing: Drawing | null;
  isOver: boolean;
}

/** Files are drawn one at a time, worlds by turns, and kept under the name of their content as long as there is room. */
export function openPrintRoom(folder: string, mostBytes: number): PrintRoom {
  const jobs = new Map<string, Job>();
  const line = createWaitingLine<Job>();
  const shown = new Set<string>();
  dropBegun(folder);
  let isWorking = false;
  let turns = 0;
  const nameOf = (hash: string, form: PrintForm) =>
    createHash('sha256').update(`${EDITION} ${form} ${hash}`).digest('hex');
  const pathOf = (hash: string, form: PrintForm) => join(folder, `${nameOf(hash, form)}.pdf`);

  function find(hash: string, form: PrintForm): string | null {
    const path = pathOf(hash, form);
    return existsSync(path) ? path : null;
  }

  function ready(hash: string, form: PrintForm): PrintLook | null {
    const path = find(hash, form);
    return path === null ? null : { state: 'ready', bytes: statSync(path).size };
  }

  async function draw(job: Job): Promise<void> {
    const { wish, place } = job;
    const { hash, form } = wish;
    const done = ready(hash, form);
    if (done) {
      job.look = done;
      return;
    }
    mkdirSync(folder, { recursive: true });
    job.look = { state: 'drawing', page: 0 };
    const path = pathOf(hash, form);
    job.drawing = startDrawing({ wish, place, path, fontFolder: join(folder, FONTS) }, (page) => {
      job.look = { state: 'drawing', page };
      if (place.isOver()) job.drawing?.stop();
    });
    job.look = await job.drawing.ended;
    if (job.look.state === 'ready') makeRoom(folder, mostBytes, path);
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let job = line.next(); job; job = line.next()) {
      if (!job.isOver && !job.place.isOver()) await draw(job);
      over(job);
    }
    isWorking = false;
  }

  function over(job: Job): void {
    if (job.isOver) return;
    job.isOver = true;
    job.giveBack();
  }

  /** Stops drawing; nothing is left. */
  function drop(key: string, job: Job): void {
    jobs.delete(key);
    over(job);
    job.drawing?.stop();
  }

  /** What was asked for before a world was set back is asked for no more. */
  function dropOver(): void {
    for (const [key, job] of jobs) if (job.place.isOver()) drop(key, job);
  }

  function ahead(job: Job): number {
    return [...jobs.values()].filter(({ isOver, turn }) => !isOver && turn < job.turn).length;
  }

  function show(name: string, holder: Holder): void {
    const [oldest] = shown.size >= MOST_SHOWN ? shown : [];
    if (oldest !== undefined) shown.delete(oldest);
    shown.add(shownTo(name, holder));
  }

  return {
    find,
    findShown(name, to) {
      const path = join(folder, `${name}.pdf`);
      return shown.has(shownTo(name, to)) && existsSync(path) ? path : null;
    },
    deskOf(place) {
      const { world, member } = place.holder;
      const own = (key: string) => `${world} ${member} ${key}`;
      const shownOnce = (look: PrintLook | null, hash: string, form: PrintForm) => {
        if (look) show(nameOf(hash, form), place.holder);
        return look;
      };
      const isOwn = (key: string) => key.startsWith(`${world} ${member} `);
      return {
        begin(wish) {
          const done = shownOnce(ready(wish.hash, wish.form), wish.hash, wish.form);
          if (done) return done;
          dropOver();
          // The choice was changed meanwhile, so that the file before is wanted no more.
          const before = jobs.get(own(wish.key));
          if (before) drop(own(wish.key), before);
          const open = [...jobs].filter(([key, { isOver }]) => isOwn(key) && !isOver).length;
          if (open >= PRINTS_WAITING_MAX) throw refusal('prints-busy', { most: PRINTS_WAITING_MAX });
          turns += 1;
          const job: Job = {
            ...{ wish, place, turn: turns, giveBack: place.take(), drawing: null, isOver: false },
            look: { state: 'waiting', ahead: 0 },
          };
          jobs.set(own(wish.key), job);
          line.add(job, place.holder);
          if (!isWorking) void work();
          return { state: 'waiting', ahead: ahead(job) };
        },
        look(key, hash, form) {
          dropOver();
          const job = jobs.get(own(key));
          // What was chosen may have changed while a file was drawn.
          if (!job || job.wish.hash !== hash) return shownOnce(touched(find(hash, form)), hash, form);
          if (job.isOver) jobs.delete(own(key));
          if (job.look.state === 'ready') return shownOnce(job.look, hash, form);
          return job.look.state === 'waiting' ? { state: 'waiting', ahead: ahead(job) } : job.look;
        },
        cancel(key) {
          const job = jobs.get(own(key));
          if (job) drop(own(key), job);
        },
        nameOf,
        async factsOf(hash, ownPages) {
          const source = place.find(hash);
          return source === null ? null : lookAtSource({ source, ownPages });
        },
      };
    },
    close() {
      for (const [key, job] of jobs) drop(key, job);
    },
  };
}

const FONTS = 'fonts';

/** Removes what a server that was ended in the middle of its work had begun. */
function dropBegun(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.job') || name.endsWith('.part')) rmSync(join(folder, name), { force: true });
  }
  dropFontParts(join(folder, FONTS));
}

/** Files that members may fetch by their name; one that is older is shown again when it is looked at. */
const MOST_SHOWN = 5000;

function shownTo(name: string, { world, member }: Holder): string {
  return `${world} ${member} ${name}`;
}

/** A file that is looked at is not the next to go. */
function touched(path: string | null): PrintLook | null {
  if (path === null) return null;
  const now = Date.now() / 1000;
  utimesSync(path, now, now);
  return { state: 'ready', bytes: statSync(path).size };
}

/** Removes what was not looked at for longest, but never the newest. */
function makeRoom(folder: string, mostBytes: number, newest: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => ({ path: join(folder, name), ...sizeAndAge(join(folder, name)) }))
    .sort((one, other) => other.at - one.at);
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > mostBytes && file.path !== newest) rmSync(file.path, { force: true });
  }
}

function sizeAndAge(path: string): { readonly bytes: number; readonly at: number } {
  const { size, mtimeMs } = statSync(path);
  return { bytes: size, at: mtimeMs };
}
