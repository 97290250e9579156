import { CodeForm } from '#web/kit/form/code-form.tsx';
import { amountWords, moneyWords } from '#web/lib/words/money-words.ts';

/** Redeems a gift code (兑换码). */
export function GiftCodeForm({ lockedMinutes }: { lockedMinutes: number }) {
  return (
    <CodeForm
      operation="WalletServiceMag.redeemCode"
      title="兑换码"
      label="礼品卡上的 12 位字母和数字"
      lockedMinutes={lockedMinutes}
      onRedeemed={({ title, bonus }) => moneyWords(`${title}已兑换，赠送 ${amountWords(bonus)} 已到账`)}
    />
  );
}
