import { useSearchParams } from 'react-router-dom';
import { type TeamAddress, teamAddressOf, teamSearch } from '../model/team-address.ts';

/** What the address of the screen says (筛选), and the ways to other ones. */
export function useTeamAddress() {
  const [search, setSearch] = useSearchParams();
  const at = teamAddressOf(search);
  const searchFor = (change: Partial<TeamAddress>) => teamSearch({ ...at, page: 1, ...change });
  return {
    at,
    hrefFor: (change: Partial<TeamAddress>) => `?${new URLSearchParams(searchFor(change))}`,
    ask: (change: Partial<TeamAddress>) => setSearch(searchFor(change), { preventScrollReset: true }),
  };
}

export type TeamPlace = ReturnType<typeof useTeamAddress>;
