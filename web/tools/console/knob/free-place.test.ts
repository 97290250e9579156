import { describe, expect, it } from 'vitest';
import { freePlace } from './free-place.ts';

const KNOB = { home: 500, height: 48, from: 0, to: 844 };

describe('the place of the knob', () => {
  it('is its home where nothing is there', () => {
    expect(freePlace(KNOB, [])).toBe(500);
    expect(freePlace(KNOB, [{ top: 0, bottom: 490 }])).toBe(500);
  });

  it('is as near as it can be beside a control', () => {
    expect(freePlace(KNOB, [{ top: 490, bottom: 530 }])).toBe(534);
    expect(freePlace(KNOB, [{ top: 520, bottom: 560 }])).toBe(468);
    expect(freePlace(KNOB, [{ top: 400, bottom: 510 }])).toBe(514);
  });

  it('is in none of the gaps that are too small', () => {
    const rows = [
      { top: 400, bottom: 520 },
      { top: 540, bottom: 600 },
    ];
    expect(freePlace(KNOB, rows)).toBe(604);
    expect(freePlace(KNOB, [{ top: 300, bottom: 900 }])).toBe(248);
  });

  it('stays on the screen, and is none where all of it is taken', () => {
    expect(freePlace(KNOB, [{ top: 52, bottom: 900 }])).toBe(0);
    expect(freePlace(KNOB, [{ top: 40, bottom: 900 }])).toBeNull();
  });
});
