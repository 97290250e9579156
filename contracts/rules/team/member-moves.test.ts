import { describe, expect, it } from 'vitest';
import { MEMBER_MOVES, MEMBER_STATES, moveMember, moveNotice, movesFrom } from './member-moves.ts';

describe('moves of a member', () => {
  it.each([
    ['pending', 'approve>normal refuse>removed'],
    ['normal', 'disable>disabled remove>removed'],
    ['disabled', 'enable>normal remove>removed'],
    ['removed', ''],
  ])('from %s lead to %s', (from, moves) => {
    const state = MEMBER_STATES.find((known) => known === from) ?? 'removed';
    const found = MEMBER_MOVES.flatMap((move) => {
      const moved = moveMember(state, move);
      return moved.kind === 'done' ? [`${move}>${moved.value.to}`] : [];
    });
    expect(found.join(' ')).toBe(moves);
    expect(movesFrom(state)).toHaveLength(found.length);
  });

  it.each(MEMBER_MOVES)('%s is told with the name of the owner', (move) => {
    expect(moveNotice(move, '陆嘉宁')).toMatch(/^陆嘉宁 /);
  });
});
