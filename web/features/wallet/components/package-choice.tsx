import { useId } from 'react';
import { amountText } from '#contracts/rules/money.ts';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { wholeYuan } from '../model/offer.ts';
import type { Wallet } from '../model/wallet.ts';
import styles from './package-choice.module.css';

/** Chosen in the place of a package. */
export const CUSTOM = 'custom';

interface PackageChoiceProps {
  readonly packages: Wallet['packages'];
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

const yuan = (amount: string) => `¥\u2009${amountText(wholeYuan(amount))}`;

/** The packages (充值套餐) as cards that are real radio buttons, and an amount of one's own beside them. */
export function PackageChoice({ packages, chosen, onChoose }: PackageChoiceProps) {
  const name = useId();
  const cards = [
    ...packages.map(({ pay, bonus, discount }) => {
      return { value: pay, title: yuan(pay), gift: `送 ${yuan(bonus)}`, note: discount };
    }),
    { value: CUSTOM, title: '其他金额', gift: '', note: '按达到的套餐赠送' },
  ];
  return (
    <Stack role="radiogroup" aria-label="充值金额" gap={12} className={styles.packages}>
      {cards.map(({ value, title, gift, note }) => (
        <Stack
          key={value}
          as="label"
          padY={12}
          padX={16}
          radius="control"
          className={styles.package}
          data-chosen={chosen === value}
        >
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <Text size="20-28" weight={600} digits nowrap>
            {title}
          </Text>
          {gift === '' ? null : (
            <Text tone="brass" digits>
              {gift}
            </Text>
          )}
          <Muted size="12-18">{note}</Muted>
        </Stack>
      ))}
    </Stack>
  );
}
