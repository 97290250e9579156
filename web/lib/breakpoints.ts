/** The widest screen of each kind, in CSS pixels: a breakpoint has this one name in style sheets and in code. */
const WIDEST = {
  'small-phone': 519,
  phone: 767,
  'small-tablet': 899,
  tablet: 1023,
  'small-desktop': 1099,
  desktop: 1439,
} as const;

export type Breakpoint = keyof typeof WIDEST;

const NAMED = /\(--(wider-than-)?([\w-]+)\)/g;
const LITERAL = /\((?:min-|max-)?width\b[^)]*\)/;

export function isUpTo(breakpoint: Breakpoint, width: number): boolean {
  return width <= WIDEST[breakpoint];
}

/** The media query of screens of this kind and all smaller ones. */
export function upTo(breakpoint: Breakpoint): string {
  return `(max-width: ${WIDEST[breakpoint]}px)`;
}

/** Style sheets say `@media (--phone)` or `@media (--wider-than-phone)`; the build puts the widths in their place. */
export function withBreakpoints(css: string): string {
  return css.replace(/@media[^{]+/g, (condition) => {
    const literal = LITERAL.exec(condition)?.[0];
    if (literal) throw new Error(`${literal} wants a name: see web/lib/breakpoints.ts`);
    return condition.replace(NAMED, (named, wider: string | undefined, name: string) => {
      if (!isBreakpoint(name)) throw new Error(`${named} is no breakpoint: see web/lib/breakpoints.ts`);
      return wider ? `(min-width: ${WIDEST[name] + 1}px)` : upTo(name);
    });
  });
}

function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(WIDEST, name);
}
