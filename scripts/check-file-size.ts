import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from './setup/hash.mjs';

const root = join(import.meta.dirname, '..');
const folders = ['contracts', 'db', 'server', 'web', 'scripts'];
const longest = 300;
const most = 25;

/** A scenario is a file, found by its folder, and so is the handler of an operation. */
const REGISTRIES = /^db\/scenarios$|^server\/services\/(?:Opus|Order)ServiceMag$/;

export interface LongFile {
  file: string;
  lines: number;
}

/** Source files are read by people; tests, generated code and stored data are not held to the wall. */
export function isHeldToSize(path: string): boolean {
  if (/\/generated\/|^contracts\/pact\/pacts\/|^db\/migrations\//.test(path)) return false;
  return /\.(?:[cm]?[jt]sx?|css)$/.test(path) && !/\.(?:test|spec|test-d)\.[cm]?[jt]sx?$/.test(path);
}

export function countLines(text: string): number {
  if (text === '') return 0;
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** The source files over the wall, the longest first. */
export function longFiles(base: string, limit = longest): LongFile[] {
  return listFiles(base, folders)
    .filter(isHeldToSize)
    .map((file) => ({ file, lines: countLines(readFileSync(join(base, file), 'utf8')) }))
    .filter(({ lines }) => lines > limit)
    .sort((one, other) => other.lines - one.lines);
}

/** The folders with more source files than a room holds, tests and styles aside. */
export function crowdedFolders(base: string, limit = most): string[] {
  const counts = new Map<string, number>();
  for (const file of listFiles(base, folders).filter(isHeldToSize)) {
    if (!file.endsWith('.css')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > limit && !REGISTRIES.test(folder))
    .map(([folder, count]) => `${folder}: ${count} source files, at most ${limit}; make rooms by topic.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = longFiles(root);
  for (const { file, lines } of found)
    console.error(`${file}: ${lines} lines, at most ${longest}; split it by topic.`);
  const crowded = crowdedFolders(root);
  for (const sentence of crowded) console.error(sentence);
  process.exitCode = found.length + crowded.length === 0 ? 0 : 1;
}
