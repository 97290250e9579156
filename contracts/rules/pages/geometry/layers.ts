import type { Id } from '../document.ts';

export const LAYER_MOVES = ['forward', 'backward', 'front', 'back'] as const;
export type LayerMove = (typeof LAYER_MOVES)[number];

/**
 * Elements after some were moved among the layers (图层), from the lowest to the highest. Those that move keep their order
 * among themselves; a step goes over one element that does not move.
 */
export function relayered<T extends { readonly id: Id }>(
  elements: readonly T[],
  ids: ReadonlySet<Id>,
  move: LayerMove,
): readonly T[] {
  const chosen = elements.filter(({ id }) => ids.has(id));
  const others = elements.filter(({ id }) => !ids.has(id));
  if (move === 'front') return [...others, ...chosen];
  if (move === 'back') return [...chosen, ...others];
  const layers = move === 'forward' ? [...elements].reverse() : [...elements];
  // Seen from the side that they move towards, each goes before its neighbour unless that moves too.
  for (let at = 1; at < layers.length; at += 1) {
    const [before, here] = [layers[at - 1], layers[at]];
    if (before && here && ids.has(here.id) && !ids.has(before.id)) {
      layers[at - 1] = here;
      layers[at] = before;
    }
  }
  return move === 'forward' ? layers.reverse() : layers;
}
