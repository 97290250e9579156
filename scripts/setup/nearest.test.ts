import { describe, expect, it } from 'vitest';
import { nearest, unknownWord } from './nearest.mjs';

const known = ['start', 'dev', 'reset', 'doctor'];

describe('nearest', () => {
  it('finds the word behind a slip of the finger', () => {
    expect(nearest('strat', known)).toBe('start');
    expect(nearest('rest', known)).toBe('reset');
  });

  it('finds the word whose beginning was typed', () => {
    expect(nearest('doc', known)).toBe('doctor');
  });

  it('suggests nothing for a word that is like none', () => {
    expect(nearest('elephant', known)).toBeUndefined();
    expect(nearest('', known)).toBeUndefined();
  });
});

describe('unknownWord', () => {
  it('asks about the word that was probably meant', () => {
    expect(unknownWord('command', 'dve', known)).toBe('Unknown command "dve". Did you mean "dev"?');
  });

  it('lists what there is when nothing is close', () => {
    expect(unknownWord('command', 'elephant', known)).toBe(
      'Unknown command "elephant". Known: start, dev, reset, doctor.',
    );
  });
});
