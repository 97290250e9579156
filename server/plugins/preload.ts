interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** What a piece that several screens share is called; its key changes with its content. */
  readonly name?: string;
}

export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/**
 * The page with hints for the pieces that will be asked for at once, each by its module or by its name: their scripts
 * and styles travel beside the entry's instead of after them, which a slow phone notices. What the page already names
 * is left out.
 */
export function withPreloads(page: string, manifest: Manifest, ...pieces: string[]): string {
  const files = new Set<string>();
  const seen = new Set<string>();

  function collect(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  }

  for (const piece of pieces) {
    collect(
      manifest[piece] ? piece : (Object.keys(manifest).find((key) => manifest[key]?.name === piece) ?? ''),
    );
  }
  const tags = [...files].filter((file) => !page.includes(file)).map(tagFor);
  return page.replace('</head>', `${tags.join('')}</head>`);
}

function tagFor(file: string): string {
  const href = `/front_end/${file}`;
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
}
