import { defectsOf } from './web-mutant.ts';

const defect = defectsOf('checkout');
const PARTS = 'features/checkout';

/** The order confirmation: one order per intent, at the price and with the choices that are shown. */
export const CHECKOUT_MUTANTS = [
  defect(
    'idempotency-key-for-each-click',
    `${PARTS}/components/use-submit.ts`,
    'preview, idemKey.current)',
    'preview, (idemKey.current = newIdemKey()))',
  ),
  defect(
    'wrong-preview-read-again',
    `${PARTS}/components/use-submit.ts`,
    "resourceKey('order-preview')",
    "resourceKey('order-result')",
  ),
  defect(
    'way-back-to-a-sent-order',
    `${PARTS}/components/use-submit.ts`,
    '{ replace: true }',
    '{ replace: false }',
  ),
  defect(
    'chosen-coupon-not-sent',
    `${PARTS}/model/checkout-draft.ts`,
    "couponID: preview.chosen.couponID || 'none'",
    'couponID: draft.couponID',
  ),
  defect(
    'coupon-choice-not-reckoned',
    `${PARTS}/model/checkout-draft.ts`,
    'couponID: draft.couponID,',
    "couponID: 'auto',",
  ),
  defect(
    'wallet-not-sent',
    `${PARTS}/model/checkout-draft.ts`,
    "|| 'none',\n    useWallet: draft.usesWallet ? 'Y' : 'N',",
    "|| 'none',\n    useWallet: 'N',",
  ),
  defect(
    'proof-not-sent',
    `${PARTS}/model/checkout-draft.ts`,
    "proof: draft.wantsProof ? 'Y' : 'N'",
    "proof: 'N'",
  ),
  defect(
    'delivery-of-the-place-before',
    `${PARTS}/screens/checkout-screen.tsx`,
    "if (addrID !== draft.addrID) change({ addrID, delivery: draft.addrID === null ? draft.delivery : '' });",
    'if (addrID !== draft.addrID) change({ addrID });',
  ),
  defect(
    'faulty-invoice-sent',
    `${PARTS}/screens/checkout-screen.tsx`,
    'if (isAny(wrongCollector) || isAny(invoiceProblems(sentInvoice(draft.invoice)))) {',
    'if (isAny(wrongCollector)) {',
  ),
  defect(
    'coupon-valid-a-day-too-long',
    `${PARTS}/components/saving-choice.tsx`,
    'DAY.format(Date.parse(moment) - 1)',
    'DAY.format(Date.parse(moment))',
  ),
  defect(
    'first-address-in-place-of-default',
    'features/addresses/components/address-block.tsx',
    'const next = defaultAddress(list);',
    'const next = list[0] ?? null;',
  ),
];
