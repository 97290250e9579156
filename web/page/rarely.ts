import { lazy } from 'react';

type Rare = typeof import('./rare.ts');

/** A component of `rare.ts`, which comes with the first element that needs one. */
export function rarely<Name extends keyof Rare>(name: Name) {
  return lazy<Rare[Name]>(async () => ({ default: (await import('./rare.ts'))[name] }));
}
