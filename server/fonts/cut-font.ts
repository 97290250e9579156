import subsetFont from 'subset-font';
import { type FontWish, runsOf, sliceFile } from './font-slices.ts';

/** A font of just the signs that are needed, in one weight. */
export async function cutFont(wish: FontWish): Promise<Buffer> {
  const how = { targetFormat: 'truetype', variationAxes: { wght: wish.weight } } as const;
  return subsetFont(await sliceFile(wish).read(), [...wish.signs].sort().join(''), how);
}

/** The fonts of the serif face that these texts need, by slice. */
export async function fontsFor(texts: readonly string[], weight: number): Promise<Map<number, Buffer>> {
  const signs = new Map<number, Set<string>>();
  for (const { slice, text } of texts.flatMap((text) => runsOf(text))) {
    const of = signs.get(slice) ?? new Set();
    for (const sign of text) of.add(sign);
    signs.set(slice, of);
  }
  const fonts = new Map<number, Buffer>();
  for (const [slice, of] of signs) {
    fonts.set(slice, await cutFont({ face: 'serif', weight, slice, signs: of }));
  }
  return fonts;
}
