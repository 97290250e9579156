import { expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Frames that come when they are told to. */
function heldFrames() {
  const asked: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => asked.push(then));
  return (count: number) => {
    for (let frame = 0; frame < count; frame += 1) for (const then of asked.splice(0)) then(frame);
  };
}

test('the first is drawn at once, the next ones in every second frame, in their order', () => {
  const frames = heldFrames();
  const drawn: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => drawn.push(name));
  expect(drawn).toEqual(['a']);
  frames(1);
  expect(drawn).toEqual(['a']);
  frames(1);
  expect(drawn).toEqual(['a', 'b']);
  frames(2);
  expect(drawn).toEqual(['a', 'b', 'c']);
  frames(2);
  inTurn(() => drawn.push('later'));
  expect(drawn).toEqual(['a', 'b', 'c', 'later']);
  frames(2);
});

test('what was taken back is passed over, and what fails keeps no other from its turn', () => {
  const frames = heldFrames();
  const drawn: string[] = [];
  inTurn(() => drawn.push('a'));
  const takeBack = inTurn(() => drawn.push('gone'));
  inTurn(() => {
    throw new Error('not drawn');
  });
  inTurn(() => drawn.push('b'));
  takeBack();
  expect(() => frames(2)).toThrow('not drawn');
  frames(2);
  expect(drawn).toEqual(['a', 'b']);
  frames(2);
});

test('of very many the others wait until the screen rests', () => {
  const frames = heldFrames();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const drawn: number[] = [];
  for (let at = 0; at < 10; at += 1) inTurn(() => drawn.push(at));
  frames(4);
  expect(drawn).toEqual([0]);
  vi.runAllTimers();
  expect(drawn).toEqual([0, 1]);
  frames(20);
  expect(drawn).toHaveLength(10);
  vi.useRealTimers();
});
