import { useSearchParams } from 'react-router-dom';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';

/** How one value is read from a URL, and which one is left out of it. */
export interface Part<T> {
  /** Null for what makes no sense, which counts as unsaid. */
  readonly read: (text: string) => T | null;
  readonly usual: T;
  /** Opens something beside the list, which keeps its page. */
  readonly isAside?: true;
}

/** A part that opens something beside the list, such as a drawer, and leaves the page of the list alone. */
export function aside<T>(part: Part<T>): Part<T> {
  return { ...part, isAside: true };
}

export const words: Part<string> = { read: (text) => text, usual: '' };

export const pageNumber: Part<number> = { read: (text) => parseWholeNumber(text) || null, usual: 1 };

export function oneOf<const T extends string>(known: readonly T[], usual: NoInfer<T>): Part<T> {
  return { read: (text) => known.find((each) => each === text) ?? null, usual };
}

/** How many rows a page has (每页条数), the usual number first. */
export function pageSize([usual, ...others]: readonly [number, ...number[]]): Part<number> {
  return { read: (text) => others.find((size) => size === parseWholeNumber(text)) ?? null, usual };
}

/** A word that a rule may reject. */
export function wordsThat(isKnown: (text: string) => unknown): Part<string> {
  return { read: (text) => (isKnown(text) ? text : null), usual: '' };
}

type Parts = Readonly<Record<string, Part<never> | Part<string> | Part<number>>>;
export type Place<P extends Parts> = {
  readonly [Name in keyof P]: P[Name] extends Part<infer T> ? T : never;
};

export function readAddress<P extends Parts>(parts: P, search: URLSearchParams): Place<P> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.read(search.get(name) ?? '') ?? part.usual]),
  ) as Place<P>;
}

/** The query of an address; the usual is left out. */
export function writeAddress<P extends Parts>(parts: P, place: Place<P>): Record<string, string> {
  const at = place as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([name, { usual }]) => at[name] !== usual)
      .map(([name]) => [name, String(at[name])]),
  );
}

export interface Address<P extends Parts> {
  readonly at: Place<P>;
  hrefFor(change: Partial<Place<P>>): string;
  /** Goes there; going back returns. */
  go(change: Partial<Place<P>>): void;
  /** Goes there in place of the current entry of the history. */
  replace(change: Partial<Place<P>>): void;
}

/** What the address of a screen says, and the ways to others. Another list begins at page 1. */
export function useAddress<P extends Parts>(parts: P): Address<P> {
  const [search, setSearch] = useSearchParams();
  const at = readAddress(parts, search);
  const searchFor = (change: Partial<Place<P>>) => {
    const keepsPage = !('page' in parts) || Object.keys(change).every((name) => parts[name]?.isAside);
    return writeAddress(parts, { ...at, ...(keepsPage ? {} : { page: 1 }), ...change });
  };
  return {
    at,
    hrefFor: (change) => `?${new URLSearchParams(searchFor(change))}`,
    go: (change) => setSearch(searchFor(change), { preventScrollReset: true }),
    replace: (change) => setSearch(searchFor(change), { preventScrollReset: true, replace: true }),
  };
}
