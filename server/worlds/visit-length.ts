/** An audience may need longer than was planned; a seat still comes free one day. */
export function longestLife(usualMs: number): number {
  return usualMs * 2;
}

export function extendedLife(lifeMs: number, moreMs: number, usualMs: number): number {
  return Math.min(lifeMs + moreMs, longestLife(usualMs));
}
