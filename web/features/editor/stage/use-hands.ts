import type { PointerEvent, RefObject } from 'react';
import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import { pageOf, withElements } from '#contracts/rules/pages/edits/change.ts';
import { moveElements, withTheirGroups } from '#contracts/rules/pages/edits/elements.ts';
import { reframed } from '#contracts/rules/pages/edits/pictures.ts';
import { turnElements, turningPoint } from '#contracts/rules/pages/edits/turn.ts';
import { hitsAt } from '#contracts/rules/pages/geometry/hit.ts';
import { boundsOf, type Point } from '#contracts/rules/pages/geometry/point.ts';
import { type Handle, resized, sideOf } from '#contracts/rules/pages/geometry/resize.ts';
import { type SnapTargets, snapped, snappedPull, snapTargets } from '#contracts/rules/pages/geometry/snap.ts';
import { bearing, turnTowards } from '#contracts/rules/pages/geometry/turn.ts';
import { pageBoxes } from '#contracts/rules/print/page-boxes.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { changeable, choosable, idsOf } from '../actions/chosen.ts';
import type { Editing } from '../model/editing.ts';
import { chosenElements } from '../model/editor-store.ts';
import { moverOf } from './move-nodes.ts';
import { snapLines } from './snap-lines.tsx';
import { startDrag } from './start-drag.ts';

/** Nearer than this things fall into line. */
const SNAP_PX = 6;

type Keys = Pick<globalThis.PointerEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** With Shift it goes along one axis only. */
function oneWay(by: Point, { shiftKey }: Keys): Point {
  if (!shiftKey) return by;
  return Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
}

/** What the page has beside those elements that they fall into line with: its edges, its frames, and all that is seen. */
function targetsBeside(editing: Editing, ids: ReadonlySet<Id>): SnapTargets {
  const { document, page } = editing.store.get();
  const { widthMm, heightMm, pages } = document;
  const no = pages.findIndex(({ id }) => id === page) + 1;
  const { trim, safe, bleed } = pageBoxes({ widthMm, heightMm, no, pageNum: pages.length });
  return snapTargets(
    [trim, safe, bleed],
    choosable(editing).filter(({ id }) => !ids.has(id)),
  );
}

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
    const lines = snapLines(sheet.current);
    const targets = targetsBeside(editing, ids);
    const frame = boundsOf(moving);
    const held = (by: Point, keys: Keys) => {
      const way = oneWay(inMm(by), keys);
      if (frame === null || keys.ctrlKey || keys.metaKey) return { by: way, lines: [] };
      const free = snapped(frame, way, targets, SNAP_PX / pxPerMm);
      // Along one axis only, nothing across it brings it into line.
      return keys.shiftKey ? { ...free, by: oneWay(free.by, keys), lines: [] } : free;
    };
    const end = () => {
      mover?.end();
      lines.show([]);
    };
    startDrag(event, {
      onMove(by, move) {
        const { by: way, lines: seen } = held(by, move);
        mover?.show({ x: way.x * pxPerMm, y: way.y * pxPerMm });
        lines.show(seen);
      },
      onDrop(by, drop) {
        end();
        const { page } = store.get();
        store.edit((document) => moveElements(document, page, ids, held(by, drop).by));
      },
      onCancel: end,
      onPress: () => {
        if (wasChosen && store.get().selection.length > 1) pick(id, false);
      },
    });
  }

  /** Tries changes of the one chosen element while a handle is held. */
  function whileHeld(
    event: PointerEvent<HTMLElement>,
    side: Point | null,
    change: (element: PageElement, by: Point, move: globalThis.PointerEvent) => PageElement,
  ): void {
    const [element] = chosenElements(store.get());
    if (!element || event.button !== 0) return;
    event.stopPropagation();
    const { page } = store.get();
    const lines = snapLines(sheet.current);
    const targets = targetsBeside(editing, new Set([element.id]));
    const pull = (by: Point, keys: Keys) => {
      // Of what is turned no side is upright.
      const isFree = side === null || element.turn !== undefined || keys.ctrlKey || keys.metaKey;
      return isFree ? { by, lines: [] } : snappedPull(element, side, by, targets, SNAP_PX / pxPerMm);
    };
    startDrag(event, {
      onMove(by, move) {
        const { by: way, lines: seen } = pull(inMm(by), move);
        lines.show(seen);
        store.tryOut((document) =>
          withElements(document, page, new Set([element.id]), (each) => change(each, way, move)),
        );
      },
      onDrop() {
        lines.show([]);
        store.keep();
      },
      onCancel() {
        lines.show([]);
        store.giveUp();
      },
    });
  }

  function resize(event: PointerEvent<HTMLElement>, handle: Handle): void {
    const { x, y } = sideOf(handle);
    const isCorner = x !== 0 && y !== 0;
    whileHeld(event, isCorner ? null : { x, y }, (element, by, { shiftKey }) => {
      if (element.kind !== 'image') {
        return { ...element, ...resized(element, handle, by, { keepsRatio: shiftKey && isCorner }) };
      }
      // A picture is scaled by its corners, and cut by its sides.
      if (isCorner && !shiftKey) return { ...element, ...resized(element, handle, by, { keepsRatio: true }) };
      return reframed(element, resized(element, handle, by));
    });
  }

  /** Turns all that is chosen about its common middle; a single element by the steps of the page, not of its own. */
  function turn(event: PointerEvent<HTMLElement>): void {
    const elements = changeable(editing);
    const [first, ...others] = elements;
    if (!first || event.button !== 0) return;
    event.stopPropagation();
    const { page } = store.get();
    const middle = turningPoint(elements);
    const from = others.length === 0 ? 0 : bearing(middle, onPage(event));
    const before = others.length === 0 ? (first.turn ?? 0) : 0;
    startDrag(event, {
      onMove(_by, move) {
        const degrees = turnTowards(middle, onPage(move), move.shiftKey, from) - before;
        store.tryOut((document) => turnElements(document, page, elements, degrees));
      },
      onDrop: store.keep,
      onCancel: store.giveUp,
    });
  }

  return { onPage, pick, down, resize, turn };
}
