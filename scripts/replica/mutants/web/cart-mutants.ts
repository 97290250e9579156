import { defectsOf } from './web-mutant.ts';

const defect = defectsOf('cart');
const PARTS = 'features/cart';

/** The cart: quantities in their place, what is chosen, pages, deleting and bringing back. */
export const CART_MUTANTS = [
  defect(
    'two-saves-at-once',
    `${PARTS}/model/quantity-edit.ts`,
    "check.kind === 'refused' || isSaving || failure !== null",
    "check.kind === 'refused' || failure !== null",
  ),
  defect(
    'step-beyond-the-most',
    `${PARTS}/model/quantity-edit.ts`,
    'Math.min(QUANTITY_MAX, Math',
    'Math.min(QUANTITY_MAX + 1, Math',
  ),
  defect(
    'doubt-taken-for-failure',
    `${PARTS}/model/quantity-edit.ts`,
    "if (result.error.kind === 'failed') standing = 'unknown';",
    "if (result.error.kind === 'refused') standing = 'unknown';",
  ),
  defect(
    'least-quantity-not-known',
    `${PARTS}/components/line-quantity.tsx`,
    "isLeast={text === '1'}",
    "isLeast={text === '0'}",
  ),
  defect(
    'checkout-before-saving',
    `${PARTS}/components/cart-contents.tsx`,
    "if (obstacle === '') void navigate",
    'if (selection.size > 0) void navigate',
  ),
  defect(
    'brought-back-but-not-chosen',
    `${PARTS}/components/use-cart-actions.ts`,
    '(id) => selection.has(id)',
    '(id) => !selection.has(id)',
  ),
  defect(
    'unread-line-not-marked',
    `${PARTS}/components/use-cart-actions.ts`,
    'if ((await reread(id)) === null) outdated.add([id]);',
    'if ((await reread(id)) === null) outdated.remove([id]);',
  ),
  defect(
    'original-shown-as-the-copy',
    `${PARTS}/components/use-cart-actions.ts`,
    'setFreshCopy(copied.ID);',
    'setFreshCopy(line.ID);',
  ),
  defect(
    'last-cart-page-left-out',
    `${PARTS}/read-cart.ts`,
    'Math.ceil(total / WHOLE_CART_PAGE)',
    'Math.floor(total / WHOLE_CART_PAGE)',
  ),
  defect(
    'deleting-leaves-the-badge',
    'kit/act/stale.ts',
    'operationMeta(stale).invalidates',
    'operationMeta(stale).invalidates.slice(0, 1)',
  ),
  defect(
    'repair-offered-for-withdrawn-goods',
    `${PARTS}/components/invalid-lines.tsx`,
    "line.state === 'stale'",
    "line.state !== 'valid'",
  ),
];
