import type { Plugin } from 'vite';

/** What the bundler tells of a written file. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** The pairs of pages of which the first loads the file that mounts the second, at once or later. */
export function mountedElsewhere(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName: page }) => {
      const found = new Set([page]);
      for (const name of found) {
        const chunk = byName.get(name);
        for (const next of chunk ? [...chunk.imports, ...chunk.dynamicImports] : []) found.add(next);
      }
      return [...found]
        .filter((name) => name !== page && byName.get(name)?.isEntry)
        .map((name) => `${page} loads ${name}`);
    });
}

/** Fails a build in which one page would mount another one over itself. */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = mountedElsewhere(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (found.length > 0) this.error(`pages that mount each other: ${found.join(', ')}`);
    },
  };
}
