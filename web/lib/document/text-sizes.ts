const TEXT = /(?<![\w-])(?:font|font-size|line-height)\s*:[^;{}]+/g;
const CONTAINER = /@container[^{]+/g;
const PIXELS = /([\d.]{1,8})px/g;

/**
 * Style sheets say how large text is in the pixels of the usual setting; the build makes them shares of what the reader's
 * browser is set to. What fits beside each other in a container depends on the same. Letters that are drawn to fit into a
 * picture (`clamp`) stay as large as it is.
 */
export function withTextSizes(css: string): string {
  return css
    .replace(TEXT, (declaration) => (declaration.includes('clamp(') ? declaration : inRem(declaration)))
    .replace(CONTAINER, inRem);
}

function inRem(css: string): string {
  return css.replace(PIXELS, (_, pixels: string) => `${Number(pixels) / USUAL_SIZE}rem`);
}

/** Of letters without a size of their own, in CSS pixels. */
export const USUAL_SIZE = 16;
