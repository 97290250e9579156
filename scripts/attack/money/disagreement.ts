/** The walk found money that does not agree, or an answer that it never may get. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}
