import type { Target } from './target.ts';

interface LocationOptions {
  readonly target: Target;
  /** The address that answered with the redirect. */
  readonly asked: string;
  /** Stands before the path of a redirect that stays here. */
  readonly own: string;
}

/** Where a redirect of the backend leads from here: its own pages are here, everything else is where it was. */
export function backwardLocation(location: string, { target, asked, own }: LocationOptions): string {
  const url = URL.canParse(location, asked) ? new URL(location, asked) : null;
  if (url === null || url.origin !== target.origin) return location;
  const { prefix } = target;
  const isInside = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  if (!isInside) return url.href;
  return `${own}${url.pathname.slice(prefix.length) || '/'}${url.search}${url.hash}`;
}

/** The other address that a redirect leads to; null for one that stays with the backend. */
export function foreignOrigin(
  location: string | undefined,
  { origin }: Target,
  asked: string,
): string | null {
  if (location === undefined || !URL.canParse(location, asked)) return null;
  const found = new URL(location, asked).origin;
  return found === origin ? null : found;
}
