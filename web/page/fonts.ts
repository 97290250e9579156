import type { FontFamily, PageElement } from '#contracts/rules/pages/document.ts';

/** The font first that the widths of the layout were measured with. */
export const FONT_STACKS: Readonly<Record<FontFamily, string>> = {
  sans: '"Noto Sans SC Variable", var(--font)',
  serif: '"Noto Serif SC Variable", var(--font-book)',
};

const LOADERS: Readonly<Record<FontFamily, () => Promise<unknown>>> = {
  sans: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  serif: () => import('@fontsource-variable/noto-serif-sc/index.css'),
};

/** Brings the fonts that elements speak in; without them they are read in the ones that the device has. */
export function loadFontsOf(elements: readonly PageElement[]): void {
  const families = new Set(elements.flatMap((one) => (one.kind === 'text' ? [one.style.family] : [])));
  for (const family of families) LOADERS[family]().catch(() => undefined);
}
