import { defectsOf } from './web-mutant.ts';

const defect = defectsOf('print editor');
const PARTS = 'features/print-options';

/** The print editor: the price that belongs to the choice, what is saved, what stands in the way. */
export const PRINT_MUTANTS = [
  defect(
    'late-price-wins',
    `${PARTS}/model/price-watch.ts`,
    'if (mine !== newest) return;',
    'if (mine > newest) return;',
  ),
  defect(
    'every-key-asks-for-a-price',
    `${PARTS}/model/price-watch.ts`,
    'else timer = setTimeout(() => void send(ask), TYPING_PAUSE_MS);',
    'else void send(ask);',
  ),
  defect(
    'saved-at-an-outdated-price',
    `${PARTS}/model/editor-snapshot.ts`,
    "return price.status === 'current' ? null",
    "return price.status !== 'none' ? null",
  ),
  defect(
    'unit-price-called-rounded',
    `${PARTS}/model/shown-price.ts`,
    'fen(unitPrice) * BigInt(count) !== fen(total)',
    'fen(unitPrice) !== fen(total)',
  ),
  defect(
    'blank-pages-stay',
    `${PARTS}/model/publication-choice.ts`,
    'ownPages: usual.pageNum',
    'ownPages: line.pageNum',
  ),
  defect(
    'reason-of-focused-option-missing',
    `${PARTS}/model/explained-option.ts`,
    'item.Cnum === focused',
    'item.Name === focused',
  ),
  defect(
    'remark-not-saved',
    `${PARTS}/model/wire-choice.ts`,
    'remarkinfo: chosen.remarkinfo',
    "remarkinfo: ''",
  ),
  defect(
    'untouched-line-asks-before-closing',
    `${PARTS}/model/line-editor.ts`,
    'const found = editor.snapshot();',
    'const found = beginningOf(info).draft;',
  ),
  defect(
    'undo-of-a-merge-miscounts',
    `${PARTS}/components/adding/use-adding.tsx`,
    'String(previousCount)',
    'String(previousCount - Number(chosen.count))',
  ),
  defect(
    'preflight-error-does-not-wait',
    `${PARTS}/components/adding/add-bar.tsx`,
    "(blocker !== null && !isSaving) || obstacle !== ''",
    'blocker !== null && !isSaving',
  ),
  defect(
    'badge-not-read-again',
    `${PARTS}/components/adding/use-adding.tsx`,
    "void readAgain('ShoppingServiceMag.addCart')",
    "void readAgain(['cart-list'])",
  ),
  defect(
    'closing-while-saving-does-not-ask',
    `${PARTS}/components/print-options-dialog.tsx`,
    '(snapshot.isDirty || isSaving)',
    '(snapshot.isDirty && !isSaving)',
  ),
];
