import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STEPS } from './shapes.ts';

function classesOf(file: string): string[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...css.matchAll(/^\s*(?::where\(\.|\.)s-([\w-]+).* \{$/gm)].flatMap(([, name = '']) => name);
}

it('has a class for every step, and no other', () => {
  const steps = Object.entries(STEPS).flatMap(([name, values]) =>
    values.map((value) => (value === true ? name : `${name}-${value}`)),
  );
  const found = new Set([...classesOf('./place.css'), ...classesOf('./look.css')]);
  expect([...found].sort()).toEqual(['stack', 'row', 'column', 'bone', ...steps].sort());
});
