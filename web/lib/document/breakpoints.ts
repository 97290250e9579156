/** The widest screen of each kind, in CSS pixels: a breakpoint has this one name in style sheets and in code. */
const WIDEST = {
  /** No phone is: one on which letters are written twice as large. */
  'tiny-phone': 319,
  'small-phone': 519,
  phone: 767,
  'small-tablet': 899,
  tablet: 1023,
  'small-desktop': 1099,
  desktop: 1439,
} as const;

export type Breakpoint = keyof typeof WIDEST;

/** So low for its letters that a bar over its foot leaves too little: a phone on its side, or letters twice as large. */
const LOW = '(max-height: 30em)';

const NAMED = /\(--(wider-than-)?([\w-]+)\)/g;
const LITERAL = /\((?:min-|max-)?(?:width|height)\b[^)]*\)/;

export function isUpTo(breakpoint: Breakpoint, width: number): boolean {
  return width <= WIDEST[breakpoint];
}

/** A quarter of a screen is little where the browser is set to write twice as large: an em here is what it is set to. */
function inEm(width: number): string {
  return `${width / 16}em`;
}

/** The media query of screens of this kind and all smaller ones. */
export function upTo(breakpoint: Breakpoint): string {
  return `(max-width: ${inEm(WIDEST[breakpoint])})`;
}

/** Style sheets say `@media (--phone)` or `@media (--wider-than-phone)`; the build puts the widths in their place. */
export function withBreakpoints(css: string): string {
  return css.replace(/@media[^{]+/g, (condition) => {
    const literal = LITERAL.exec(condition)?.[0];
    if (literal) throw new Error(`${literal} wants a name: see web/lib/document/breakpoints.ts`);
    return condition.replace(NAMED, (named, wider: string | undefined, name: string) => {
      if (name === 'low' && !wider) return LOW;
      if (!isBreakpoint(name))
        throw new Error(`${named} is no breakpoint: see web/lib/document/breakpoints.ts`);
      return wider ? `(min-width: ${inEm(WIDEST[name] + 1)})` : upTo(name);
    });
  });
}

function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(WIDEST, name);
}
