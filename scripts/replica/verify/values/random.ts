import { hashText, seededRandom } from '#contracts/seeded-random.ts';

/** Draws that depend on the seed and on what they are for, so that leaving out an operation changes no other. */
export function drawFrom<T>(list: readonly T[], count: number, seed: number, purpose: string): T[] {
  // Drawn from the hash, because the hashes of texts that differ in the last letter only lie side by side.
  const rank = (at: number) => seededRandom(hashText(`${seed} ${purpose} ${at}`))();
  const ranked = list.map((item, at) => ({ item, at, rank: rank(at) }));
  const chosen = ranked.sort((a, b) => a.rank - b.rank || a.at - b.at).slice(0, count);
  return chosen.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
