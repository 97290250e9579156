import { describe, expect, it } from 'vitest';
import { type Area, stageOf } from './card-place.ts';

const CARD = { width: 400, height: 240 };
const DESK: Area = { left: 0, top: 36, right: 1440, bottom: 900 };
const PHONE: Area = { left: 0, top: 36, right: 390, bottom: 844 };
const PHONE_CARD = { width: 374, height: 240 };
const area = (left: number, top: number, right: number, bottom: number): Area => ({
  left,
  top,
  right,
  bottom,
});

function overlaps(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

describe('the stage of a step', () => {
  it.each([
    ['left of much room', area(240, 200, 900, 500), 'right'],
    ['high and wide', area(240, 100, 1400, 300), 'below'],
    ['low and wide', area(240, 700, 1400, 880), 'above'],
    ['at the right', area(1080, 100, 1400, 860), 'left'],
  ])('on a desk has its words beside what is %s', (_what, thing, side) => {
    const { card, light } = stageOf(thing, CARD, DESK);
    const sides = {
      right: card.left > thing.right,
      left: card.left + CARD.width < thing.left,
      below: card.top > thing.bottom,
      above: card.top + CARD.height < thing.top,
    };
    expect(sides).toMatchObject({ [side]: true });
    expect(light).toEqual(area(thing.left - 6, thing.top - 6, thing.right + 6, thing.bottom + 6));
  });

  it('on a phone has them at the end where less of the thing is', () => {
    expect(stageOf(area(0, 100, 390, 300), PHONE_CARD, PHONE).card.top).toBe(844 - 240 - 8);
    expect(stageOf(area(0, 500, 390, 780), PHONE_CARD, PHONE).card.top).toBe(36 + 8);
  });

  it('never has its words over what is in the light, nor anything outside the window', () => {
    for (const [room, size] of [
      [DESK, CARD],
      [PHONE, PHONE_CARD],
    ] as const) {
      for (let top = -400; top < 900; top += 90) {
        for (let height = 20; height < 1400; height += 140) {
          for (const [left, right] of [
            [0, room.right],
            [room.right * 0.2, room.right * 0.9],
            [room.right * 0.8, room.right * 0.95],
          ] as const) {
            const thing = area(left, top, right, top + height);
            const { card, light } = stageOf(thing, size, room);
            const box = area(card.left, card.top, card.left + size.width, card.top + size.height);
            const where = JSON.stringify({ thing, box, light });
            if (light) expect(overlaps(box, light), where).toBe(false);
            expect(box.left >= 0 && box.top >= room.top && box.bottom <= room.bottom, where).toBe(true);
            if (light) expect(light.top >= room.top && light.bottom <= room.bottom, where).toBe(true);
          }
        }
      }
    }
  });

  it('has its words in the middle where there is nothing to stand beside', () => {
    expect(stageOf(null, CARD, DESK)).toEqual({ card: { left: 520, top: 326 }, light: null });
    expect(stageOf(null, PHONE_CARD, PHONE).card.top).toBe(844 - 240 - 8);
  });
});
