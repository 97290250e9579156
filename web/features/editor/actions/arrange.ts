import type { PageElement } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { layerElements } from '#contracts/rules/pages/edits/elements.ts';
import { canScale, scaleElements } from '#contracts/rules/pages/edits/scale.ts';
import { turnElements } from '#contracts/rules/pages/edits/turn.ts';
import {
  ALIGNMENTS,
  type Alignment,
  alignShifts,
  distributeShifts,
} from '#contracts/rules/pages/geometry/align.ts';
import type { LayerMove } from '#contracts/rules/pages/geometry/layers.ts';
import { boundsOf, millimetres, type Point } from '#contracts/rules/pages/geometry/point.ts';
import type { Editing } from '../model/editing.ts';
import { type Action, editingActions } from './action.ts';
import { canChange, changeable, idsOf } from './chosen.ts';

const LAYERS = [
  ['forward', '上移一层', ']'],
  ['backward', '下移一层', '['],
  ['front', '移到最上层', 'Shift+]'],
  ['back', '移到最下层', 'Shift+['],
] as const satisfies readonly (readonly [LayerMove, string, string])[];

const SCALES = [
  ['scale-up', '元素变大', 'Ctrl+]', 1.1],
  ['scale-down', '元素变小', 'Ctrl+[', 1 / 1.1],
] as const;

/** Several turn about their common middle. */
const TURNS = [
  ['quarter-turn', '顺时针转 90°', [], 90],
  ['turn-right', '向右转 15°', ['.'], 15],
  ['turn-left', '向左转 15°', [','], -15],
  ['turn-right-little', '向右转 1°', ['Shift+.'], 1],
  ['turn-left-little', '向左转 1°', ['Shift+,'], -1],
] as const satisfies readonly (readonly [string, string, readonly string[], number])[];

const ALIGNED: Readonly<Record<Alignment, string>> = {
  left: '左对齐',
  center: '水平居中',
  right: '右对齐',
  top: '顶对齐',
  middle: '垂直居中',
  bottom: '底对齐',
};

function layered({ store }: Editing, move: LayerMove) {
  const { document, page, selection } = store.get();
  return layerElements(document, page, new Set(selection), move);
}

/** One element stands in line with the page, several with each other. */
function align(editing: Editing, alignment: Alignment): void {
  const { document } = editing.store.get();
  const elements = changeable(editing);
  const sheet = { x: 0, y: 0, w: document.widthMm, h: document.heightMm };
  const frame = elements.length === 1 ? sheet : (boundsOf(elements) ?? sheet);
  shift(editing, elements, alignShifts(elements, frame, alignment));
}

function distribute(editing: Editing, axis: 'x' | 'y'): void {
  const elements = changeable(editing);
  shift(editing, elements, distributeShifts(elements, axis));
}

function shift(editing: Editing, elements: readonly PageElement[], shifts: readonly Point[]): void {
  const { page } = editing.store.get();
  const places = new Map(elements.map(({ id }, at) => [id, shifts[at]]));
  editing.store.edit((before) =>
    withElements(before, page, idsOf(elements), (element) => {
      const by = places.get(element.id);
      if (!by || (by.x === 0 && by.y === 0)) return element;
      return { ...element, x: millimetres(element.x + by.x), y: millimetres(element.y + by.y) };
    }),
  );
}

export const ARRANGE_ACTIONS: readonly Action[] = editingActions([
  ...LAYERS.map(
    ([move, title, key]): Action => ({
      id: `layer-${move}`,
      title,
      group: '图层',
      keys: [key],
      when(editing) {
        const can = canChange(editing);
        if (can !== true) return can;
        const isSame = layered(editing, move) === editing.store.get().document;
        return !isSame || (move === 'forward' || move === 'front' ? '已经在最上层' : '已经在最下层');
      },
      run: (editing) => editing.store.edit(() => layered(editing, move)),
    }),
  ),
  ...ALIGNMENTS.map(
    (alignment): Action => ({
      id: `align-${alignment}`,
      title: ALIGNED[alignment],
      group: '对齐',
      when: canChange,
      run: (editing) => align(editing, alignment),
    }),
  ),
  ...(['x', 'y'] as const).map(
    (axis): Action => ({
      id: `distribute-${axis}`,
      title: axis === 'x' ? '横向等距' : '纵向等距',
      group: '对齐',
      when: (editing) => changeable(editing).length > 2 || '请选择三个以上的元素',
      run: (editing) => distribute(editing, axis),
    }),
  ),
  ...SCALES.map(
    ([id, title, key, times]): Action => ({
      id,
      title,
      group: '元素',
      keys: [key],
      when(editing) {
        const can = canChange(editing);
        if (can !== true) return can;
        return canScale(changeable(editing), times) || (times > 1 ? '已经最大' : '已经最小');
      },
      run(editing) {
        const { page } = editing.store.get();
        const elements = changeable(editing);
        editing.store.edit((document) => scaleElements(document, page, elements, times));
      },
    }),
  ),
  ...TURNS.map(
    ([id, title, keys, degrees]): Action => ({
      id,
      title,
      group: '元素',
      keys,
      when: canChange,
      run(editing) {
        const { page, selection } = editing.store.get();
        const elements = changeable(editing);
        const isLittle = Math.abs(degrees) < 90;
        editing.store.edit(
          (document) => turnElements(document, page, elements, degrees),
          isLittle ? { like: `turn ${selection.join(' ')}` } : {},
        );
      },
    }),
  ),
]);
