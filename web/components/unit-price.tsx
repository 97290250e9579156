import { isUnitExact, type PricedCopies } from '#contracts/rules/price/unit-price.ts';
import { Money } from './money.tsx';

/** What one copy costs (单价), and that it is rounded where it is. */
export function UnitPrice({ of }: { of: PricedCopies }) {
  return (
    <>
      {isUnitExact(of) ? null : '约 '}
      <Money amount={of.unitPrice} /> / 册
    </>
  );
}
