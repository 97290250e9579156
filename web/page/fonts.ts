import type { FontFamily, PageElement } from '#contracts/rules/pages/document.ts';
import { hasPictures } from '#contracts/rules/pages/glyphs.ts';

/** The font first that the widths of the layout were measured with. */
export const FONT_STACKS: Readonly<Record<FontFamily, string>> = {
  sans: '"Noto Sans SC Variable", var(--font)',
  serif: '"Noto Serif SC Variable", var(--font-book)',
};

/** In the place of the texts' own face for what only this one has, or has as a picture. */
export const EMOJI_FONT = '"Noto Emoji Variable"';

const LOADERS: Readonly<Record<FontFamily | 'emoji', () => Promise<unknown>>> = {
  emoji: () => import('@fontsource-variable/noto-emoji/index.css'),
  sans: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  serif: () => import('@fontsource-variable/noto-serif-sc/index.css'),
};

/** Brings the fonts that elements speak in; without them they are read in the ones that the device has. */
export function loadFontsOf(elements: readonly PageElement[]): void {
  const texts = elements.flatMap((one) => (one.kind === 'text' ? [one] : []));
  const faces = new Set<keyof typeof LOADERS>(texts.map(({ style }) => style.family));
  if (texts.some(({ text }) => hasPictures(text))) faces.add('emoji');
  for (const face of faces) LOADERS[face]().catch(() => undefined);
}
