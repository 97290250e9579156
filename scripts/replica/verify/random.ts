/** Draws that depend on the seed and on what they are for, so that leaving out an operation changes no other. */
export function drawFrom<T>(list: readonly T[], count: number, seed: number, purpose: string): T[] {
  const ranked = list.map((item, at) => ({ item, at, rank: hash(`${seed} ${purpose} ${at}`) }));
  const chosen = ranked.sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, count);
  return chosen.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** FNV-1a, and one more stirring, because texts that differ in the last letter only would lie side by side. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
