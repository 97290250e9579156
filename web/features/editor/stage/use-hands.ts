import type { PointerEvent, RefObject } from 'react';
import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import { pageOf, withElements } from '#contracts/rules/pages/edits/change.ts';
import { moveElements, withTheirGroups } from '#contracts/rules/pages/edits/elements.ts';
import { reframed } from '#contracts/rules/pages/edits/pictures.ts';
import { hitsAt } from '#contracts/rules/pages/geometry/hit.ts';
import { middleOf, type Point } from '#contracts/rules/pages/geometry/point.ts';
import { type Handle, resized, sideOf } from '#contracts/rules/pages/geometry/resize.ts';
import { turnTowards } from '#contracts/rules/pages/geometry/turn.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { changeable, choosable, idsOf } from '../actions/chosen.ts';
import type { Editing } from '../model/editing.ts';
import { chosenElements } from '../model/editor-store.ts';
import { moverOf } from './move-nodes.ts';
import { startDrag } from './start-drag.ts';

/** What the pointer does on the page (手势): choosing, moving, pulling handles, turning. */
export function useHands(editing: Editing, sheet: RefObject<HTMLElement | null>, pxPerMm: number) {
  const { store } = editing;
  const inMm = ({ x, y }: Point) => ({ x: x / pxPerMm, y: y / pxPerMm });

  function onPage({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    return inMm({ x: clientX - left, y: clientY - top });
  }

  function pick(id: Id, isMore: boolean): void {
    const { document, page, selection } = store.get();
    const elements = pageOf(document, page)?.elements ?? [];
    const group = withTheirGroups(elements, new Set([id]));
    if (!isMore) store.select([...group]);
    else if (selection.includes(id)) store.select(selection.filter((each) => !group.has(each)));
    else store.select([...new Set([...selection, ...group])]);
  }

  /** What lies below the chosen one at the same place: the way to what is covered. */
  function pickBelow(event: PointerEvent): void {
    const hits = hitsAt(choosable(editing), onPage(event));
    const at = hits.findIndex(({ id }) => store.get().selection.includes(id));
    const next = hits[(at + 1) % hits.length];
    if (next) store.select([next.id]);
  }

  function down(event: PointerEvent<HTMLElement>, id: Id): void {
    if (event.button !== 0) return;
    if (event.altKey) {
      pickBelow(event);
      return;
    }
    const wasChosen = store.get().selection.includes(id);
    if (event.shiftKey || !wasChosen) pick(id, event.shiftKey);
    if (event.shiftKey || editing.around.get().isReadOnly) return;
    const moving = changeable(editing);
    if (moving.length === 0) return;
    const ids = idsOf(moving);
    const mover = sheet.current ? moverOf(sheet.current, ids, pxPerMm / PX_PER_MM) : null;
    const held = (by: Point, { shiftKey }: { readonly shiftKey: boolean }) => {
      if (!shiftKey) return by;
      return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
    };
    startDrag(event, {
      onMove: (by, move) => mover?.show(held(by, move)),
      onDrop(by, drop) {
        mover?.end();
        const { page } = store.get();
        store.edit((document) => moveElements(document, page, ids, inMm(held(by, drop))));
      },
      onCancel: () => mover?.end(),
      onPress: () => {
        if (wasChosen && store.get().selection.length > 1) pick(id, false);
      },
    });
  }

  /** Tries changes of the one chosen element while a handle is held. */
  function whileHeld(
    event: PointerEvent<HTMLElement>,
    change: (element: PageElement, by: Point, move: globalThis.PointerEvent) => PageElement,
  ): void {
    const [element] = chosenElements(store.get());
    if (!element || event.button !== 0) return;
    event.stopPropagation();
    const { page } = store.get();
    startDrag(event, {
      onMove: (by, move) =>
        store.tryOut((document) =>
          withElements(document, page, new Set([element.id]), (each) => change(each, inMm(by), move)),
        ),
      onDrop: store.keep,
      onCancel: store.giveUp,
    });
  }

  function resize(event: PointerEvent<HTMLElement>, handle: Handle): void {
    const { x, y } = sideOf(handle);
    const isCorner = x !== 0 && y !== 0;
    whileHeld(event, (element, by, { shiftKey }) => {
      if (element.kind !== 'image') {
        return { ...element, ...resized(element, handle, by, { keepsRatio: shiftKey && isCorner }) };
      }
      // A picture is scaled by its corners, and cut by its sides.
      if (isCorner && !shiftKey) return { ...element, ...resized(element, handle, by, { keepsRatio: true }) };
      return reframed(element, resized(element, handle, by));
    });
  }

  function turn(event: PointerEvent<HTMLElement>): void {
    whileHeld(event, ({ turn: _turn, ...element }, _by, move) => {
      const turn = turnTowards(middleOf(element), onPage(move), move.shiftKey);
      return turn === 0 ? element : { ...element, turn };
    });
  }

  return { onPage, pick, down, resize, turn };
}
