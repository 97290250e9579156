import { describe, expect, it } from 'vitest';
import { STORY } from '../tour/story.ts';
import { isCalled, newLead, placeOf, readFollow, spotOf, wayTo } from './follow-state.ts';

const [first, second] = STORY;
const at = (chapter: number, step = 0) => ({ chapter, step });
const running = (chapter: number, step = 0) => ({ status: 'running' as const, chapter, step });

it('knows a place by the names of the server, and back', () => {
  expect(spotOf(STORY, { chapter: second?.name ?? '', step: 1 })).toEqual(at(1, 1));
  expect(placeOf(STORY, at(1, 1))).toEqual({ chapter: second?.name, step: 1 });
  expect(spotOf(STORY, { chapter: 'nowhere', step: 0 })).toBeNull();
  expect(spotOf(STORY, { chapter: first.name, step: 98 })).toBeNull();
});

describe('a page that follows', () => {
  const lead = placeOf(STORY, at(1, 1));

  it.each([
    ['stays where the presenter is', running(1, 1), null],
    ['takes the step within a chapter', running(1, 0), 'step'],
    [
      'comes back to a step that it was led away from',
      { ...running(1, 1), status: 'paused' as const },
      'step',
    ],
    ['begins another chapter', running(0, 1), 'chapter'],
    ['begins the chapter after the tour was left', { ...running(1, 1), status: 'off' as const }, 'chapter'],
  ])('%s', (_, tour, kind) => {
    expect(wayTo(STORY, lead, tour)?.kind ?? null).toBe(kind);
  });

  it('goes nowhere it does not know', () => {
    expect(wayTo(STORY, { chapter: 'nowhere', step: 0 }, running(0))).toBeNull();
  });
});

describe('the page of who presents', () => {
  const lead = placeOf(STORY, at(0, 1));

  it('leads on where it went by hand, and not where it rests', () => {
    expect(newLead(STORY, lead, running(0, 2))).toEqual(placeOf(STORY, at(0, 2)));
    expect(newLead(STORY, lead, running(0, 1))).toBeNull();
    expect(newLead(STORY, lead, { ...running(0, 2), status: 'paused' })).toBeNull();
  });
});

describe('a call to everyone', () => {
  const lead = { ...placeOf(STORY, at(0)), version: 9, called: 7 };

  it('is heard once, and only by who looks around', () => {
    expect(isCalled({ mode: 'own', called: 6 }, lead)).toBe(true);
    expect(isCalled({ mode: 'own', called: 7 }, lead)).toBe(false);
    expect(isCalled({ mode: 'follow', called: 0 }, lead)).toBe(false);
    expect(isCalled({ mode: 'none', called: 0 }, lead)).toBe(false);
  });
});

it.each([
  [undefined, 'none', 0],
  [{ mode: 'follow', called: 3 }, 'follow', 3],
  [{ mode: 'own', called: 'x' }, 'own', 0],
  [{ mode: 'lead' }, 'none', 0],
])('reads %j as %s', (kept, mode, called) => {
  expect(readFollow(kept)).toEqual({ mode, called });
});
