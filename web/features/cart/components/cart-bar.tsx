import { Button, Checkbox } from 'antd';
import { Money } from '#web/components/buying/money.tsx';
import { Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import type { Selection } from '#web/lib/cart-selection.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { selectedTotal } from '../model/selection.ts';
import styles from './cart-bar.module.css';

interface CartBarProps {
  readonly selection: Selection;
  /** How many of the lines that are shown are chosen, and how many could be. */
  readonly onPage: { readonly chosen: number; readonly orderable: number };
  /** What is shown: the whole cart, a page of it, or what was found. */
  readonly shown: 'cart' | 'page' | 'found';
  /** Chosen lines that are shown, whether or not they could be ordered. */
  readonly chosenHere: number;
  readonly isSelectingAll: boolean;
  /** Why the checkout has to wait. */
  readonly obstacle: string;
  readonly onSelectPage: (isSelected: boolean) => void;
  readonly onSelectAll: () => void;
  readonly onDelete: () => void;
  readonly onCheckout: () => void;
}

const ALL_WORDS = { cart: '全选', page: '全选本页', found: '全选搜到的' } as const;

/** Always in sight: what is chosen, what it comes to (合计), and the way to the checkout (去结算). */
export function CartBar(props: CartBarProps) {
  const { selection, onPage, shown, chosenHere, obstacle } = props;
  // On another page is not hidden: the pages say that there are more.
  const hidden = shown === 'found' ? selection.size - chosenHere : 0;
  const isPageChosen = onPage.orderable > 0 && onPage.chosen === onPage.orderable;
  const isEmpty = selection.size === 0;
  return (
    <section
      id="checkout"
      tabIndex={-1}
      className={styles.bar}
      aria-label="结算"
      {...shows('ShopCarService.cartList')}
    >
      <Row gap={8} gapX={16} className={styles.left}>
        <Checkbox
          className={styles.all}
          checked={isPageChosen}
          indeterminate={!isPageChosen && !isEmpty}
          disabled={onPage.orderable === 0}
          onChange={(event) => props.onSelectPage(event.target.checked)}
        >
          {ALL_WORDS[shown]}
        </Checkbox>
        {isPageChosen && shown === 'page' && selection.size <= onPage.orderable ? (
          <Button
            type="link"
            size="small"
            className={styles.word}
            loading={props.isSelectingAll}
            onClick={props.onSelectAll}
          >
            选择整个购物车
          </Button>
        ) : null}
        {isEmpty || (shown === 'found' && chosenHere === 0) ? null : (
          <Button type="link" size="small" className={styles.word} onClick={props.onDelete}>
            {hidden > 0 ? `删除搜到的 ${chosenHere} 件` : '删除所选'}
          </Button>
        )}
      </Row>
      <Row gap={8} gapX={16} className={styles.right}>
        <Stack as="p" align="baseline" className={styles.sum} aria-live="polite">
          <Muted className={styles.count}>
            已选 <b>{selection.size}</b> 件{hidden > 0 ? `，${hidden} 件不在搜索结果中` : ''}
          </Muted>
          <Row as="span" gap={8} align="baseline" inline className={styles.total}>
            <Muted className={styles.label}>合计</Muted>
            <Money amount={selectedTotal(selection)} isTotal />
          </Row>
          {obstacle === '' ? null : <span className={styles.obstacle}>{obstacle}</span>}
        </Stack>
        <Button
          type="primary"
          size="large"
          className={styles.checkout}
          disabled={isEmpty}
          data-leads-to={isEmpty ? undefined : PATHS.shoppingOrder.getHref([...selection.keys()])}
          onClick={props.onCheckout}
        >
          去结算
        </Button>
      </Row>
    </section>
  );
}
