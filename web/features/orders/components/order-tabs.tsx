import type { OrderTab } from '#contracts/rules/orders/order-states.ts';
import { ViewLinks } from '#web/components/view-links.tsx';
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
  return (
    <ViewLinks
      className={styles.tabs}
      label="订单分类"
      views={TAB_TEXTS}
      current={tab}
      hrefFor={hrefOf}
      countOf={(each) => counts?.[each]}
      shows={shows('OrderServiceMag.getOrderList')}
    />
  );
}
