import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The texts of the sources by their paths from the root. */
export type Sources = ReadonlyMap<string, string>;

const CODE = /\.(?:[cm]?[jt]sx?|css|html)$/;
// Whatever is named in quotes, not only what is imported: workers and pictures are named as addresses.
const NAMED = /(['"`])((?:\.{1,2}\/|#\w+\/|(?:contracts|db|server|web|scripts)\/)[\w./@-]+)(?:\?[\w=&]*)?\1/g;

export function isCode(path: string): boolean {
  return CODE.test(path);
}

/** The texts of those of the files that exist and are code. */
export function readSources(root: string, files: readonly string[]): Sources {
  return new Map(
    files
      .filter((file) => isCode(file) && existsSync(join(root, file)) && statSync(join(root, file)).isFile())
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** What each file names among the known files; a name that leads nowhere is a package or a word. */
export class ImportGraph {
  readonly #known: ReadonlySet<string>;
  readonly #named = new Map<string, readonly string[]>();

  constructor(
    readonly sources: Sources,
    files: readonly string[],
  ) {
    this.#known = new Set(files);
  }

  /** The file that is meant by a name in this one, or undefined. */
  resolve(from: string, name: string): string | undefined {
    const path = name.startsWith('.') ? join(dirname(from), name) : name.replace(/^#/, '');
    const found = normalize(path);
    return this.#known.has(found) ? found : undefined;
  }

  namedIn(file: string): readonly string[] {
    const remembered = this.#named.get(file);
    if (remembered !== undefined) return remembered;
    const names = [...(this.sources.get(file) ?? '').matchAll(NAMED)].map(([, , name = '']) => name);
    const found = names.flatMap((name) => this.resolve(file, name) ?? []);
    this.#named.set(file, found);
    return found;
  }

  /** The files and everything that they lead to, without what is behind the closed doors. */
  reach(
    files: readonly string[],
    isClosed: (from: string, to: string) => boolean = () => false,
  ): Set<string> {
    const reached = new Set(files);
    for (const file of reached) {
      for (const next of this.namedIn(file)) if (!isClosed(file, next)) reached.add(next);
    }
    return reached;
  }
}
