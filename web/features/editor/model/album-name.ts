/** The name of an album before it has one. */
export const UNNAMED_ALBUM = '未命名画册';

/** The name that a work was given; empty while it has none. */
export function givenName(name: string): string {
  return name.startsWith('未命名') ? '' : name;
}
