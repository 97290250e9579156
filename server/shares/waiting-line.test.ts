import { expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

/** A job is named by its network, its world and its place there. */
function lineOf(...names: readonly string[]) {
  const line = createWaitingLine<string>();
  const add = (...more: readonly string[]) => {
    for (const name of more) line.add(name, { network: name[0] ?? '', world: name[1] ?? '' });
  };
  add(...names);
  const served = (count: number) => Array.from({ length: count }, () => line.next());
  return { add, served };
}

it('serves each world in the order in which it came', () => {
  expect(lineOf('Aa1', 'Aa2', 'Aa3').served(4)).toEqual(['Aa1', 'Aa2', 'Aa3', undefined]);
});

it('serves worlds in turns, however many one wants', () => {
  const { add, served } = lineOf('Aa1', 'Aa2', 'Aa3', 'Aa4');
  expect(served(1)).toEqual(['Aa1']);
  add('Ab1', 'Ab2');
  expect(served(5)).toEqual(['Ab1', 'Aa2', 'Ab2', 'Aa3', 'Aa4']);
});

it('serves networks in turns, however many worlds one has', () => {
  const { add, served } = lineOf('Aa1', 'Ab1', 'Ac1', 'Ad1');
  expect(served(1)).toEqual(['Aa1']);
  add('Ba1', 'Ba2');
  expect(served(5)).toEqual(['Ba1', 'Ab1', 'Ba2', 'Ac1', 'Ad1']);
});

it('keeps nobody waiting for a world that comes again each time', () => {
  const { add, served } = lineOf('Aa1', 'Ab1', 'Ab2');
  expect(served(2)).toEqual(['Aa1', 'Ab1']);
  add('Aa2');
  expect(served(1)).toEqual(['Aa2']);
  add('Aa3');
  expect(served(2)).toEqual(['Ab2', 'Aa3']);
});
