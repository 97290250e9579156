/**
 * Paths of the product's own screens. Before a backend that is not ours every other path is the backend's, where
 * the replica alone would show its page for it.
 */
const SCREEN = /^\/(?:manager(?:\/.*)?|about|error)?\/?$/;

export function isScreenPath(path: string): boolean {
  return SCREEN.test(path);
}
