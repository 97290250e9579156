import { isUnitExact, type PricedCopies } from '#contracts/rules/price/unit-price.ts';
import { countingWord } from '#contracts/rules/print/counting-word.ts';
import { Money } from './money.tsx';

/** What one copy costs (单价), and that it is rounded where it is. */
export function UnitPrice({ of }: { of: PricedCopies & { readonly goodsName: string } }) {
  return (
    <>
      {isUnitExact(of) ? null : '约 '}
      <Money amount={of.unitPrice} /> / {countingWord(of.goodsName)}
    </>
  );
}
