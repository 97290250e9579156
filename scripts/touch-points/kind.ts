/** A kind of thing that is added again and again, and a made-up example of it. */
import { readFileSync } from 'node:fs';
import type { Check, Step } from './checks.ts';

/** One file that somebody edits or adds by hand. */
export interface TouchPoint {
  readonly file: string;
  /** What is there before ('' where there is no such file) and what is there afterwards. */
  readonly edit: (text: string) => string;
  /** What somebody is told who leaves this place out. */
  readonly told: RegExp;
  /** What is generated depends on it. */
  readonly isSource?: boolean;
}

/** A command of the recipe that writes the rest. */
export interface Generator extends Step {
  /** Who notices that it was not run, and how. */
  readonly forgotten: { readonly check: Check; readonly told: RegExp };
}

export interface Kind {
  readonly name: string;
  readonly target: number;
  readonly places: readonly TouchPoint[];
  readonly generators: readonly Generator[];
  /** All of them are green when everything is in place. */
  readonly checks: readonly Check[];
  /** Those that look for a place that was left out, the cheapest first; the compiler looks at the files of the places. */
  readonly guards: readonly Check[];
}

export function added(text: string): TouchPoint['edit'] {
  return (before) => {
    if (before !== '') throw new Error('the file that the recipe adds is there already');
    return text;
  };
}

/** A file of its own beside the kinds: so the compiler says at once when the product is no longer written like this. */
export function madeUp(name: string): string {
  return readFileSync(new URL(`made-up/${name}`, import.meta.url), 'utf8');
}

/** Replaces each text that stands in the file once. */
export function edited(...changes: readonly (readonly [from: string, to: string])[]): TouchPoint['edit'] {
  return (before) =>
    changes.reduce((text, [from, to]) => {
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in the file`);
      return parts.join(to);
    }, before);
}
