/** The address of a picture on a page (图片地址): a drawing of the product, or an uploaded file by its hash. */
export function sourceAddress(source: string, isSmall = false): string {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  if (kind === 'art') return `/media/art/${name}.svg`;
  if (!isSmall) return `/media/files/${name}`;
  return `/media/files/${name}${name.includes('?') ? '&' : '?'}size=small`;
}

/** The same picture for a reader who is known by a right alone; drawings of the product are no secret. */
export function tokenSource(source: string, token: string): string {
  return source.startsWith('file:') ? `${source}?token=${token}` : source;
}

/** The pictures of a page, each once. */
export function picturesOf(
  elements: readonly { readonly kind: string; readonly source?: string }[],
): string[] {
  const sources = elements.flatMap(({ kind, source }) => (kind === 'image' && source ? [source] : []));
  return [...new Set(sources)].map((source) => sourceAddress(source));
}
