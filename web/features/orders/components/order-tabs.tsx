import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_TABS, type OrderTab } from '#contracts/rules/orders/order-states.ts';
import { shows } from '#web/lib/shows.ts';
import type { OrderPage } from '../api.ts';
import { TAB_TEXTS } from '../model/order-address.ts';
import styles from './order-tabs.module.css';

interface OrderTabsProps {
  readonly tab: OrderTab;
  /** Unknown until the first page has come. */
  readonly counts: OrderPage['counts'] | undefined;
  readonly hrefOf: (tab: OrderTab) => string;
}

/** The kinds of orders (订单分类), each with its number and an address of its own. */
export function OrderTabs({ tab, counts, hrefOf }: OrderTabsProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const chosen = bar.current?.querySelector(`[data-tab="${tab}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);

  return (
    <nav ref={bar} className={styles.tabs} aria-label="订单分类" {...shows('OrderServiceMag.getOrderList')}>
      {ORDER_TABS.map((each) => (
        <Link
          key={each}
          data-tab={each}
          className={styles.tab}
          to={hrefOf(each)}
          aria-current={each === tab ? 'page' : undefined}
        >
          {TAB_TEXTS[each]}
          <span className={styles.count}>{counts?.[each] ?? ''}</span>
        </Link>
      ))}
    </nav>
  );
}
