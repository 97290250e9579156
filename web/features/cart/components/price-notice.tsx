import { Button } from 'antd';
import { Row } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import styles from './price-notice.module.css';

interface PriceNoticeProps {
  readonly count: number;
  readonly onSeen: () => void;
}

/** Prices that changed since the last visit (价格变动). They stay marked until they are acknowledged. */
export function PriceNotice({ count, onSeen }: PriceNoticeProps) {
  return (
    <Row
      as="section"
      justify="between"
      radius="sheet"
      below={16}
      tone="ink"
      gap={16}
      className={styles.notice}
      aria-label="价格变动"
      {...shows('ShopCarService.cartList', 'ShopCarService.seePrices')}
    >
      <p>
        <b>{count} 件商品的单价有变动</b>，原价已划去，小计按新价计算。
      </p>
      <Button size="small" className={styles.seen} onClick={onSeen}>
        知道了
      </Button>
    </Row>
  );
}
