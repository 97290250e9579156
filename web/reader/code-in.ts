/** The book that an address of the reader names: `/r/qing8shu2k`. */
export function codeIn(pathname: string): string {
  const segment = /^\/r\/([^/]+)/.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
