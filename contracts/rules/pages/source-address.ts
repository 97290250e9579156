/** The address of a picture on a page (图片地址): a drawing of the product, or an uploaded file by its hash. */
export function sourceAddress(source: string, isSmall = false): string {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  if (kind === 'art') return `/media/art/${name}.svg`;
  return isSmall ? `/media/files/${name}?size=small` : `/media/files/${name}`;
}

/** The pictures of a page, each once. */
export function picturesOf(
  elements: readonly { readonly kind: string; readonly source?: string }[],
): string[] {
  const sources = elements.flatMap(({ kind, source }) => (kind === 'image' && source ? [source] : []));
  return [...new Set(sources)].map((source) => sourceAddress(source));
}
