/** A copy of the project that is changed and put back. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPlaces, SOURCES } from '../replica/mutants/places.ts';
import { listFiles } from '../setup/hash.mjs';
import type { TouchPoint } from './kind.ts';

/** What the checks read beside the sources. */
const CONFIGS = ['.dependency-cruiser.cjs', 'drizzle.config.ts', 'README.md', 'README.zh-CN.md'];

export type Texts = ReadonlyMap<string, string>;

export interface Tree {
  readonly place: string;
  read(): Texts;
  /** Makes the copy what it was then. */
  restore(texts: Texts): void;
  apply(points: readonly TouchPoint[]): void;
  remove(): void;
}

export function createTree(root: string): Tree {
  const { reference: place, remove } = createPlaces(0, root);
  for (const name of CONFIGS) cpSync(join(root, name), join(place, name));
  const read = (): Texts =>
    new Map(
      listFiles(place, [...SOURCES, ...CONFIGS]).map((file: string) => [
        file,
        readFileSync(join(place, file), 'utf8'),
      ]),
    );
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  };
  return {
    place,
    read,
    remove,
    restore(texts) {
      for (const file of changedFiles(texts, read())) {
        const text = texts.get(file);
        if (text === undefined) rmSync(join(place, file));
        else write(file, text);
      }
    },
    apply(points) {
      const texts = read();
      for (const { file, edit } of points) write(file, edit(texts.get(file) ?? ''));
    },
  };
}

/** What was edited, added or taken away between the two. */
export function changedFiles(before: Texts, after: Texts): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}
