/** A document and the files that it refers to as one tree, in which every reference is one of its own. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { UsageError } from '../cli/flags.ts';
import { atPointer, isTree, type Tree } from './tree.ts';

/** The largest public documents have a tenth of that. */
const MOST_BYTES = 64e6;
const MOST_VALUES = 5_000_000;
const DEEPEST = 300;

/** Keys whose value is somebody's data, in which nothing refers to anything. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Keys that name a document of their own kind; here there is one tree. */
const NAMES = new Set(['$id', '$anchor', '$schema']);
/** Below these a key is a name that somebody chose. */
const CHOSEN =
  /^(?:properties|patternProperties|dependentSchemas|\$?defs|definitions|schemas|responses|parameters|examples|requestBodies|headers|paths|pathItems|callbacks|links|content)$/;

export interface Gathered {
  /** The document itself. */
  readonly root: Tree;
  /** It and the other files, by their numbers. */
  readonly whole: Tree;
  readonly find: (ref: string) => unknown;
}

interface Reference {
  readonly ref: string;
  readonly said: string;
  readonly from: string;
}

export function gather(file: string): Gathered {
  const numbers = new Map<string, number>();
  const references: Reference[] = [];
  const whole: Record<string, unknown> = {};
  let count = 0;

  function numberOf(path: string): number {
    const number = numbers.get(path) ?? numbers.size;
    numbers.set(path, number);
    return number;
  }

  function copied(value: unknown, path: string, keys: readonly string[]): unknown {
    count += 1;
    if (count > MOST_VALUES) throw new UsageError(`${path} has more than ${MOST_VALUES} values.`);
    if (keys.length > DEEPEST)
      throw new UsageError(`${path} contains itself, or is nested more than ${DEEPEST} levels deep.`);
    if (Array.isArray(value)) return value.map((each, at) => copied(each, path, [...keys, String(at)]));
    if (!isTree(value)) return value;
    const isChosen = CHOSEN.test(keys.at(-1) ?? '');
    const copy: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) {
      if (!isChosen && NAMES.has(key) && typeof part === 'string') continue;
      const isReference = key === '$ref' && typeof part === 'string' && !isChosen;
      const made = isReference
        ? ownReference(part, path, keys)
        : copied(part, path, [...keys, !isChosen && DATA.has(key) ? '(data)' : key]);
      Object.defineProperty(copy, key, { value: made, enumerable: true, writable: true, configurable: true });
    }
    return copy;
  }

  function ownReference(said: string, path: string, keys: readonly string[]): string {
    if (keys.includes('(data)')) return said;
    const [place = '', pointer = ''] = said.split('#', 2);
    const from = `${path}#/${keys.join('/')}`;
    if (/^[a-z][a-z\d+.-]+:/i.test(place)) {
      throw new UsageError(`${from} refers to ${said}: nothing is fetched, so bundle the document first.`);
    }
    const ref = `#/${numberOf(place === '' ? path : resolve(dirname(path), place))}${pointer}`;
    references.push({ ref, said, from });
    return ref;
  }

  numberOf(resolve(file));
  // Files are found while others are read.
  for (const [path, number] of numbers) whole[number] = copied(parsed(path), path, []);
  const find = (ref: string) => atPointer(whole, ref.slice(1));
  const lost = references.find(({ ref }) => find(ref) === undefined);
  if (lost) throw new UsageError(`${lost.from} refers to ${lost.said}, which is not there.`);
  return { root: whole[0] as Tree, whole, find };
}

function parsed(path: string): Tree {
  const text = textAt(path);
  let value: unknown;
  try {
    value = /^\s*\{/.test(text) ? fromJson(text) : parse(text, { merge: true, logLevel: 'error' });
  } catch (error) {
    throw new UsageError(`${path} is neither YAML nor JSON: ${firstLine(error)}.`);
  }
  if (!isTree(value)) throw new UsageError(`${path} is no OpenAPI document: it is not an object.`);
  return value;
}

/** What begins like JSON may be YAML all the same. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text, { merge: true, logLevel: 'error' });
  }
}

function textAt(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1e6} MB`);
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${firstLine(error)}.`);
  }
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/[\s:.]+$/, '');
}
