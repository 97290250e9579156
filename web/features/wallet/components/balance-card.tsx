import { Alert } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { Box, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Wallet } from '../model/wallet.ts';
import styles from './balance-card.module.css';

/** What is in the wallet (钱包余额), principal and bonus apart, and in which order it is spent. */
export function BalanceCard({ wallet }: { wallet: Wallet }) {
  const parts = [
    { name: '本金', amount: wallet.principal },
    { name: '赠送', amount: wallet.bonus },
    ...(wallet.frozen === '0.00' ? [] : [{ name: '处理中', amount: wallet.frozen }]),
  ];
  return (
    <Sheet {...shows('WalletServiceMag.getWallet')}>
      <Stack align="end" columns="lead" className={styles.card}>
        <div>
          <h2 className={styles.label}>可用余额</h2>
          <Text as="p" size="28-36">
            <Money amount={wallet.available} isTotal />
          </Text>
        </div>
        <Row as="dl" align="stretch" wraps className={styles.parts}>
          {parts.map(({ name, amount }) => (
            <div key={name} className={styles.part}>
              <dt>{name}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
        </Row>
        <Box as="p" spans className={styles.rule}>
          付款时先用赠送，再用本金；订单退款原路退回，先退本金，再退赠送。
          {wallet.frozen === '0.00' ? '' : '处理中的金额属于等待付款或退款的业务，完成前不能使用。'}
        </Box>
      </Stack>
      {wallet.notice === '' ? null : (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          role="status"
          title={moneyWords(wallet.notice)}
        />
      )}
    </Sheet>
  );
}
