import { Money } from '#web/components/buying/money.tsx';
import { Box, Facts, Text } from '#web/kit/layout/shapes.ts';
import { monthText } from '../model/history.ts';
import type { TxPage } from '../model/wallet.ts';
import styles from './month-statement.module.css';

interface MonthStatementProps {
  readonly statement: NonNullable<TxPage['statement']>;
}

/** What a month did to the wallet (月结单): all kinds of entries, whichever are listed. */
export function MonthStatement({ statement }: MonthStatementProps) {
  const { month, opening, income, spending, closing } = statement;
  const lines = [
    { name: '月初余额', amount: opening },
    { name: '收入', amount: income },
    { name: '支出', amount: spending },
    { name: '月末余额', amount: closing },
  ];
  return (
    <Box
      as="section"
      padY={12}
      padX={16}
      radius="control"
      above={16}
      ground="paper"
      aria-label={`${monthText(month)}结单`}
    >
      <Text as="h3" size="14-22">
        {monthText(month)}结单
      </Text>
      <Facts gap={8} gapX={16} className={styles.lines}>
        {lines.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </Facts>
    </Box>
  );
}
