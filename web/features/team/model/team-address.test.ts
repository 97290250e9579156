import { describe, expect, it } from 'vitest';
import { teamAddressOf, teamSearch } from './team-address.ts';

describe('the address of the team', () => {
  it.each(['', 'view=requests&of=waiting', 'view=orders&of=12&page=3', 'page=2'])('%j is kept', (query) => {
    expect(new URLSearchParams(teamSearch(teamAddressOf(new URLSearchParams(query)))).toString()).toBe(query);
  });

  it('takes what it does not know for the usual', () => {
    const odd = new URLSearchParams('view=constructor&page=-1');
    expect(teamAddressOf(new URLSearchParams('view=x&page=zero'))).toEqual({
      view: 'members',
      of: '',
      page: 1,
    });
    expect(teamAddressOf(odd)).toEqual({ view: 'members', of: '', page: 1 });
  });
});
