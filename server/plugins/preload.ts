interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/**
 * The page with hints for a screen that will be asked for at once: its scripts and styles travel beside the entry's
 * instead of after them, which a slow phone notices. What the page already names is left out.
 */
export function withPreloads(page: string, manifest: Manifest, screen: string): string {
  const files = new Set<string>();
  const seen = new Set<string>();

  function collect(key: string): void {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  }

  collect(screen);
  const tags = [...files].filter((file) => !page.includes(file)).map(tagFor);
  return page.replace('</head>', `${tags.join('')}</head>`);
}

function tagFor(file: string): string {
  const href = `/front_end/${file}`;
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
}
