import { type Binding, pagesIn, spreadAt, spreadCount } from './spreads.ts';

/** Openings before and after the one that is read, whose pages and pictures are brought ahead. */
export const NEIGHBOURS = 2;
const IDLE_AHEAD = 20;

function spreadsAround(index: number, binding: Binding): number[][] {
  const last = spreadCount(binding) - 1;
  const places = Array.from({ length: NEIGHBOURS }, (_, step) => [index + step + 1, index - step - 1]).flat();
  return places
    .filter((place) => place >= 0 && place <= last)
    .map((place) => pagesIn(spreadAt(place, binding)));
}

/** Which pages are worth having, in the order of their use: what lies open, its neighbours, and what comes next. */
export function loadOrder(index: number, binding: Binding): number[][] {
  const open = pagesIn(spreadAt(index, binding));
  const near = spreadsAround(index, binding)
    .flat()
    .sort((one, other) => one - other);
  const from = Math.max(...open, ...near) + 1;
  const ahead = Array.from({ length: IDLE_AHEAD }, (_, step) => from + step);
  return [open, near, ahead.filter((page) => page <= binding.pageNum)];
}

/** The pages whose pictures are fetched before anybody turns to them. */
export function nearPages(index: number, binding: Binding): number[] {
  return spreadsAround(index, binding).flat();
}
