import { describe, expect, it } from 'vitest';
import { type Area, type CardPlace, cardPlace } from './card-place.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
});

describe('cardPlace', () => {
  it.each<[string, Area, CardPlace]>([
    ['left of much room', area(240, 200, 900, 500), 'right'],
    ['high and wide', area(240, 100, 1400, 300), 'bottom'],
    ['low and wide', area(240, 780, 1400, 880), 'top'],
    ['small at the right', area(1080, 100, 1400, 400), 'left'],
    ['tall at the right', area(1080, 100, 1400, 860), 'left'],
    ['nearly everything', area(20, 60, 1420, 800), 'dock-bottom'],
  ])('on a desk, beside what is %s', (_what, where, place) => {
    expect(cardPlace(where, DESK)).toBe(place);
  });

  it('on a phone, at the other end', () => {
    expect(cardPlace(area(0, 100, 390, 300), PHONE)).toBe('dock-bottom');
    expect(cardPlace(area(0, 600, 390, 780), PHONE)).toBe('dock-top');
  });

  it('in the middle where there is nothing to stand beside', () => {
    expect(cardPlace(null, DESK)).toBe('center');
    expect(cardPlace(null, PHONE)).toBe('dock-bottom');
  });
});
