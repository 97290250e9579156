/** The oldest Node that the tests pass on; the native module ends the process of an older one. */
export const OLDEST_NODE = '22.19.0';

/** Whether a Node of this version runs the project by itself. */
export function isNewEnough(version, oldest = OLDEST_NODE) {
  const found = version.split('.').map(Number);
  const wanted = oldest.split('.').map(Number);
  const at = wanted.findIndex((part, place) => part !== found[place]);
  return at === -1 || found[at] > wanted[at];
}
