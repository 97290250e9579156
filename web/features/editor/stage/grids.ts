import { type GridPart, gridPart } from '#contracts/rules/calendar/month-names.ts';
import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import { placeAfterKey } from '#web/lib/document/use-roving.ts';

/** What stands in one cell, by its parts. */
type Cell = readonly { readonly part: string; readonly id: Id }[];

/** Many small elements of a calendar with one stop of the Tab key: the days, or what stands around them. */
export interface Grid {
  readonly ids: ReadonlySet<Id>;
  readonly first: Id;
  readonly cells: readonly Cell[];
  /** How many cells are a row. */
  readonly inRow: number;
}

const IN_ROW = { days: 7, frame: 1 } as const satisfies Record<GridPart['grid'], number>;

export function gridsOf(elements: readonly PageElement[]): readonly Grid[] {
  return (['frame', 'days'] as const).flatMap((each) => {
    const cells = new Map<string, { part: string; id: Id }[]>();
    for (const { id, name } of elements) {
      const own = gridPart(name);
      if (own?.grid !== each) continue;
      cells.set(own.cell, [...(cells.get(own.cell) ?? []), { part: own.part, id }]);
    }
    // In the order of the days, whatever layer one of them was brought to.
    const inOrder = [...cells].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
    const [first, ...others] = inOrder.flat().map(({ id }) => id);
    if (first === undefined) return [];
    return [{ ids: new Set([first, ...others]), first, cells: inOrder, inRow: IN_ROW[each] }];
  });
}

/**
 * The element that a key leads to in a grid: along the days, and down the lines of a day to the next week; null where it
 * leads nowhere.
 */
export function afterKey({ cells, inRow }: Grid, id: Id, key: string): Id | null {
  const at = cells.findIndex((cell) => cell.some((each) => each.id === id));
  const cell = cells[at] ?? [];
  const line = cell.findIndex((each) => each.id === id);
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const beside = down === 0 ? undefined : cell[line + down];
  if (beside) return beside.id;
  const next = placeAfterKey(key, at, cells.length, inRow);
  const parts = next === null ? [] : (cells[next] ?? []);
  const alike = down === 0 ? parts.find(({ part }) => part === cell[line]?.part) : undefined;
  return (alike ?? parts.at(down === -1 ? -1 : 0))?.id ?? null;
}
