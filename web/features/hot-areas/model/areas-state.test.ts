import { describe, expect, it } from 'vitest';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import {
  beginWith,
  changedSince,
  edited,
  MOST_STEPS,
  type Pages,
  partsOf,
  rebased,
  redone,
  stepsOver,
  undone,
  withAreas,
} from './areas-state.ts';

const area = (label: string): HotArea => ({
  ...{ id: idAt(1), shape: 'rect', points: [0, 0, 9, 9], label },
  target: { to: 'page', page: idAt(1) },
});
const pages = (...labels: string[]): Pages =>
  labels.map((label, at) => ({ page: idAt(at + 1), areas: label === '' ? [] : [area(label)] }));
const labels = (of: Pages) => of.map(({ areas }) => areas.map(({ label }) => label).join());

describe('undoing', () => {
  it('leads back and forth, and an edit ends what was undone', () => {
    let state = edited(edited(beginWith(pages('')), pages('a')), pages('b'));
    state = undone(state);
    expect(labels(state.pages)).toEqual(['a']);
    state = redone(state);
    expect(labels(state.pages)).toEqual(['b']);
    state = edited(undone(state), pages('c'));
    expect(labels(redone(state).pages)).toEqual(['c']);
    expect(labels(undone(undone(undone(state))).pages)).toEqual(['']);
  });

  it('takes edits that are alike for one step, until something else is done', () => {
    let state = beginWith(pages(''));
    for (const label of ['a', 'ab', 'abc']) state = edited(state, pages(label), 'label');
    expect(state.past).toHaveLength(1);
    expect(edited(state, pages('d'), 'other').past).toHaveLength(2);
    expect(edited(undone(state), pages('d'), 'label').past).toHaveLength(1);
    expect(edited(state, state.pages)).toBe(state);
  });

  it('remembers a hundred steps', () => {
    let state = beginWith(pages(''));
    for (let step = 0; step < MOST_STEPS + 5; step += 1) state = edited(state, pages(String(step)));
    expect(state.past).toHaveLength(MOST_STEPS);
  });
});

it('changes one page alone', () => {
  const before = pages('a', 'b');
  const after = withAreas(before, idAt(2), () => []);
  expect([after[0] === before[0], labels(after)]).toEqual([true, ['a', '']]);
  expect(withAreas(before, idAt(2), (areas) => areas)).toEqual(before);
});

describe('saving', () => {
  it('sends what is not as it was', () => {
    expect(changedSince(pages('a', 'b'), pages('a', 'c')).map(({ page }) => page)).toEqual([idAt(2)]);
    expect(changedSince(pages('a'), pages('a'))).toEqual([]);
  });

  it('goes on top of what another device saved, and asks where both changed a page', () => {
    const saved = pages('a', 'b', 'c');
    const next = rebased(saved, pages('mine', 'b', 'c'), pages('a', 'theirs', 'c'));
    expect([labels(next.pages), next.clashes]).toEqual([['mine', 'theirs', 'c'], []]);
    expect(rebased(saved, pages('x', 'b', 'c'), pages('y', 'b', 'c')).clashes).toEqual([idAt(1)]);
    expect(rebased(saved, pages('x', 'b', 'c'), pages('x', 'b', 'c')).clashes).toEqual([]);
    expect(labels(rebased(saved, pages('a', 'b', 'mine'), pages('a', 'b')).pages)).toEqual(['a', 'b']);
  });

  it('keeps every step on top of what another device saved', () => {
    const saved = pages('', 'b');
    const state = edited(edited(beginWith(saved), pages('one', 'b')), pages('two', 'b'));
    const over = stepsOver(saved, undone(state), pages('', 'theirs'));
    expect(labels(over.pages)).toEqual(['one', 'theirs']);
    expect(labels(undone(over).pages)).toEqual(['', 'theirs']);
    expect(labels(redone(over).pages)).toEqual(['two', 'theirs']);
  });

  it('is several calls where it is long, with every page once', () => {
    const long = Array.from({ length: 40 }, (_, at) => ({
      page: idAt(at + 1),
      areas: Array.from({ length: 50 }, () => area('字'.repeat(60))),
    }));
    const parts = partsOf(long);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flat()).toEqual(long);
    expect(partsOf([])).toEqual([]);
  });
});
