/** What a document describes: its operations, and which of them an address means. */
import { UsageError } from '../cli/flags.ts';
import { gather } from './gather.ts';
import { decoded, isTree, listOf, type Tree, textOf, treeOf } from './tree.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
const MOST_LINKS = 20;

export interface StubOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Tree[];
  readonly body: Tree | null;
  readonly responses: Tree;
}

export interface StubDocument {
  readonly title: string;
  readonly whole: Tree;
  readonly operations: readonly StubOperation[];
  /** What comes before the paths in the addresses of its servers. */
  readonly prefixes: readonly string[];
  readonly find: (ref: string) => unknown;
  /** The value, or what it refers to. */
  readonly behind: (value: unknown) => Tree;
}

/** Reads and looks through all of it, so that what is wrong with it is said before anybody calls. */
export function readDocument(file: string): StubDocument {
  const { root, whole, find } = gather(file);
  const version = String(root.openapi ?? root.swagger ?? '');
  if (!/^3\.[01](?:\.|$)/.test(version)) {
    const found = version === '' ? 'it names no version' : `it is of version ${version.slice(0, 20)}`;
    throw new UsageError(`${file} is no OpenAPI document of 3.0 or 3.1: ${found}.`);
  }

  function behind(value: unknown): Tree {
    let found = treeOf(value);
    for (let links = 0; typeof found.$ref === 'string' && links < MOST_LINKS; links += 1) {
      const { $ref, ...beside } = found;
      found = { ...treeOf(find($ref as string)), ...beside };
    }
    return found;
  }

  const operations = Object.entries(treeOf(root.paths)).flatMap(([path, item]) =>
    path.startsWith('/') ? operationsAt(path, behind(item), behind) : [],
  );
  if (operations.length === 0) throw new UsageError(`${file} has no paths, so there is nothing to serve.`);
  const prefixes = listOf(root.servers).flatMap((server) => prefixOf(textOf(treeOf(server).url)));
  return {
    title: textOf(treeOf(root.info).title),
    whole,
    operations,
    prefixes: [...new Set(['', ...prefixes])],
    find,
    behind,
  };
}

function operationsAt(path: string, item: Tree, behind: StubDocument['behind']): StubOperation[] {
  return METHODS.flatMap((method) => {
    if (!isTree(item[method])) return [];
    const operation = item[method];
    // What the operation says of a parameter counts more than what its path says.
    const parameters = new Map(
      [...listOf(item.parameters), ...listOf(operation.parameters)]
        .map(behind)
        .map((one) => [`${textOf(one.in)} ${textOf(one.name)}`, one]),
    );
    return {
      method: method.toUpperCase(),
      path,
      parameters: [...parameters.values()],
      body: 'requestBody' in operation ? behind(operation.requestBody) : null,
      responses: treeOf(operation.responses),
    };
  });
}

function prefixOf(url: string): string[] {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return /^(?:\/[\w.~-]+)+\/?$/.test(path) ? [path.replace(/\/$/, '')] : [];
}

export interface Found {
  readonly operation: StubOperation;
  readonly values: Readonly<Record<string, string>>;
}

interface Route {
  readonly operation: StubOperation;
  readonly segments: readonly Segment[];
}

/** Texts with names between them: "a{b}c" has the texts a and c. */
interface Segment {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** Finds what is called at a path: the operations of that path by their methods, none where nobody knows it. */
export function createRouter({ operations, prefixes }: StubDocument): (path: string) => Map<string, Found> {
  const routes = operations
    .map((operation): Route => ({ operation, segments: operation.path.split('/').map(segmentOf) }))
    .sort(byExactness);

  return (path) => {
    const found = new Map<string, Found>();
    for (const prefix of prefixes) {
      if (prefix !== '' && !path.startsWith(`${prefix}/`)) continue;
      const parts = path.slice(prefix.length).split('/');
      for (const { operation, segments } of routes) {
        if (segments.length !== parts.length || found.has(operation.method)) continue;
        const values = valuesOf(segments, parts);
        if (values) found.set(operation.method, { operation, values });
      }
      if (found.size > 0) break;
    }
    return found;
  };
}

function segmentOf(template: string): Segment {
  const pieces = template.split(/[{}]/);
  const isEven = (_: unknown, at: number) => at % 2 === 0;
  return { texts: pieces.filter(isEven), names: pieces.filter((_, at) => at % 2 === 1) };
}

/** What is said exactly comes before what takes any text. */
function byExactness(one: Route, other: Route): number {
  for (const [at, { names }] of one.segments.entries()) {
    const difference = names.length - (other.segments[at]?.names.length ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function valuesOf(segments: readonly Segment[], parts: readonly string[]): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const found = valuesIn(segment, parts[at] ?? '');
    if (!found) return null;
    for (const [name, text] of found) values[name] = decoded(text);
  }
  return values;
}

/** From left to right and never back, so that no address takes long. */
function valuesIn({ texts, names }: Segment, part: string): [string, string][] | null {
  const [first = ''] = texts;
  if (names.length === 0) return part === first || decoded(part) === first ? [] : null;
  if (!part.startsWith(first)) return null;
  let from = first.length;
  const values: [string, string][] = [];
  for (const [at, name] of names.entries()) {
    const after = texts[at + 1] ?? '';
    const isLast = at === names.length - 1;
    const to = isLast ? part.length - after.length : part.indexOf(after, from + 1);
    if (to <= from || (isLast && !part.endsWith(after))) return null;
    values.push([name, part.slice(from, to)]);
    from = to + after.length;
  }
  return values;
}
