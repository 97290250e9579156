import { CodeForm } from '#web/components/code-form.tsx';
import { amountWords, moneyWords } from '#web/lib/money-words.ts';
import { shows } from '#web/lib/shows.ts';
import { mutations } from '../mutations.ts';

/** Redeems a gift code (兑换码). */
export function GiftCodeForm({ lockedMinutes }: { lockedMinutes: number }) {
  return (
    <CodeForm
      title="兑换码"
      label="礼品卡上的 12 位字母和数字"
      lockedMinutes={lockedMinutes}
      action={mutations.redeem}
      onRedeemed={({ title, bonus }) => moneyWords(`${title}已兑换，赠送 ${amountWords(bonus)} 已到账`)}
      {...shows('WalletServiceMag.redeemCode')}
    />
  );
}
