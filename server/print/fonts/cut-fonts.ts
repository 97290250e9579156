import type { Page } from '#contracts/rules/pages/document.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import type { FontWish } from '#server/fonts/font-slices.ts';
import { runsOfLine, type TextRun } from '../text-runs.ts';
import { keptFont, tidyFonts } from './kept-fonts.ts';

/** The name of the font that a run is written in. */
export function fontName({ face, weight, slice }: Pick<TextRun, 'face' | 'weight' | 'slice'>): string {
  return `${face} ${weight} ${slice}`;
}

/** The fonts that pages need, each with just the signs that stand on them. */
export async function cutFonts(pages: readonly Page[], folder: string | null): Promise<Map<string, Buffer>> {
  if (folder !== null) tidyFonts(folder);
  const fonts = new Map<string, Buffer>();
  for (const [name, wish] of wishesOf(pages)) fonts.set(name, await keptFont(wish, folder));
  return fonts;
}

function wishesOf(pages: readonly Page[]): Map<string, FontWish> {
  const wishes = new Map<string, FontWish & { readonly signs: Set<string> }>();
  for (const page of pages) {
    for (const element of page.elements) {
      if (element.kind !== 'text') continue;
      for (const run of linesOf(element).flatMap((line) => runsOfLine(line, element.style))) {
        const name = fontName(run);
        const { face, weight, slice } = run;
        const wish = wishes.get(name) ?? { face, weight, slice, signs: new Set<string>() };
        for (const sign of run.text) wish.signs.add(sign);
        wishes.set(name, wish);
      }
    }
  }
  return wishes;
}
