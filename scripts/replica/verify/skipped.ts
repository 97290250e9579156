/** Ends a check that cannot be made here. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
