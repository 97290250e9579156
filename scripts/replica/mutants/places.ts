/** Copies of the project, in which nothing can go wrong for those who work on it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What the tests need. */
export const SOURCES = [
  ...['contracts', 'db', 'server', 'web', 'scripts'],
  ...['package.json', 'tsconfig.json', 'openapi.yaml', 'CHANGELOG.md'],
  ...['vitest.config.ts', 'vite.config.ts', 'playwright.config.ts'],
];
const LEFT_OUT = ['node_modules', 'dist', '.data'];
/** A browser that was just ended may still be writing. */
const GONE = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

export interface Places {
  /** Never broken: what looks at a broken part runs here, or the same mistake would blind it. */
  readonly reference: string;
  /** One for each worker, broken in one way at a time. */
  readonly broken: readonly string[];
  remove(): void;
}

export function createPlaces(workers: number, root = ROOT): Places {
  const folder = mkdtempSync(join(tmpdir(), 'desk-mutation-'));
  const reference = copy(root, join(folder, 'reference'));
  // From the first copy, because somebody may be changing the project meanwhile.
  const broken = Array.from({ length: workers }, (_, at) =>
    copy(reference, join(folder, `worker-${at + 1}`)),
  );
  return { reference, broken, remove: () => rmSync(folder, GONE) };
}

function copy(from: string, to: string): string {
  mkdirSync(to);
  for (const name of SOURCES) {
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.includes(basename(path)),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'), 'dir');
  return to;
}

export function mutated(text: string, { id, from, to }: Mutant): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(`${id} does not fit the source: its text stands there ${parts.length - 1} times`);
  }
  return parts.join(to);
}

/** Works in a place that is broken in this way, and mends it whatever happens. */
export async function withMutant<T>(place: string, mutant: Mutant, work: () => Promise<T>): Promise<T> {
  const file = join(place, mutant.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(text, mutant));
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}
