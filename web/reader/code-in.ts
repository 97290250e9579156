/** The book that an address of the reader names: `/r/5azj726pnu`. */
export function codeIn(pathname: string): string {
  const segment = /^\/r\/([^/]+)/.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
