import type { Id } from '#contracts/rules/pages/document.ts';
import type { Point } from '#contracts/rules/pages/geometry/point.ts';

/** The nodes of the sheet and of what lies over it that belong to elements. */
function nodesOf(stage: Element, ids: ReadonlySet<Id>): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>('[data-id], [data-over], [data-hit]')].filter(
    ({ dataset }) => dataset.over !== undefined || ids.has(dataset.id ?? dataset.hit ?? ''),
  );
}

/**
 * Shows elements elsewhere while they are dragged (拖动): their nodes are moved and nothing is drawn again. The sheet is drawn
 * larger than it is seen, by `scale`.
 */
export function moverOf(stage: Element, ids: ReadonlySet<Id>, scale: number) {
  const nodes = nodesOf(stage, ids).map((node) => ({
    node,
    scale: node.closest('.page-sheet') ? scale : 1,
  }));
  return {
    show({ x, y }: Point) {
      for (const { node, scale } of nodes) node.style.translate = `${x / scale}px ${y / scale}px`;
    },
    end() {
      for (const { node } of nodes) node.style.translate = '';
    },
  };
}
