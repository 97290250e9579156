import { describe, expect, it } from 'vitest';
import { dragged, endOf, type Flip, grabbed, isOver, looksOf, released, stepped, turning } from './flip.ts';

function taken(direction: 1 | -1): Flip {
  const flip = grabbed(3, direction, 10);
  if (flip === null) throw new Error('there is a leaf');
  return flip;
}

function fallen(flip: Flip): Flip {
  let current = flip;
  for (let frame = 0; frame < 300 && !isOver(current); frame += 1) current = stepped(current, 16);
  return current;
}

describe('a leaf', () => {
  it('turns by itself until it lies', () => {
    expect(fallen(turning(3, 4))).toMatchObject({ t: 1 });
    expect(endOf(turning(3, 4))).toBe(4);
    expect(fallen(turning(4, 3))).toMatchObject({ t: 0 });
    expect(endOf(turning(4, 3))).toBe(3);
  });

  it('cannot be taken beyond the covers', () => {
    expect(grabbed(0, -1, 10)).toBeNull();
    expect(grabbed(9, 1, 10)).toBeNull();
  });

  it('follows the hand, and goes no further than its side', () => {
    expect(dragged(taken(1), -0.25).t).toBe(0.25);
    expect(dragged(taken(1), -3).t).toBe(1);
    expect(dragged(taken(1), 0.5).t).toBe(0);
    expect(dragged(taken(-1), 0.25).t).toBe(0.75);
  });

  it('stays where it is held', () => {
    const held = dragged(taken(1), -0.4);
    expect(stepped(held, 1000)).toEqual(held);
  });

  it.each([
    ['over where it was carried far', 1, -0.5, 0, 4],
    ['back where it was not', 1, -0.1, 0, 3],
    ['over where it was flicked', 1, -0.1, -2, 4],
    ['back where it was thrown back', 1, -0.5, 2, 3],
    ['back to the page before in the same way', -1, 0.5, 0, 2],
    ['over to the page before where it was flicked', -1, 0.1, 2, 2],
  ] as const)('falls %s', (_name, direction, share, speed, end) => {
    expect(endOf(released(dragged(taken(direction), share), speed))).toBe(end);
  });

  it('goes back when nobody lets it go', () => {
    expect(endOf(dragged(taken(1), -0.9))).toBe(3);
  });

  it('throws the darkest shadow when it stands', () => {
    expect(looksOf({ t: 0.5 })).toEqual({ angle: -90, shade: 1 });
    expect(looksOf({ t: 0 })).toEqual({ angle: 0, shade: 0 });
    expect(looksOf({ t: 1 }).angle).toBe(-180);
  });
});
