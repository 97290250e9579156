import { App, Button } from 'antd';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { inPlace } from '#web/components/in-place.ts';
import { Pages } from '#web/components/pages.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { Box, Stack, Text } from '#web/kit/layout/shapes.ts';
import { done } from '#web/lib/call/outcome.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useFirstFew } from '#web/lib/document/use-first-few.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { useSteady } from '#web/lib/document/use-steady.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { useGuard } from '#web/lib/use-guard.ts';
import type { CartLine, CartPage } from '../model/cart.ts';
import { foundLines, SEARCHED_FROM } from '../model/cart-search.ts';
import { type Deleted, namesOf, placeOf } from '../model/deleted.ts';
import { isInvalid, isOrderable } from '../model/line-facts.ts';
import { withLine, withLines, withoutLines } from '../model/selection.ts';
import { PAGE_SIZE, useLinePrices, wholeCart } from '../read-cart.ts';
import { CartBar } from './cart-bar.tsx';
import styles from './cart-contents.module.css';
import { CartLineRow, type LineActs } from './cart-line-row.tsx';
import { CartSearch } from './cart-search.tsx';
import { DeletedLine } from './deleted-line.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { PriceNotice } from './price-notice.tsx';
import { useCartActions } from './use-cart-actions.ts';
import type { DeletedLines } from './use-deleted.ts';
import { useIdSet } from './use-id-set.ts';
import { useSelection } from './use-selection.ts';

interface CartContentsProps {
  readonly data: CartPage;
  readonly page: number;
  /** What is looked for; empty where nothing is. The data are the whole cart then. */
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
  /** The old page is still shown while another loads. */
  readonly isTurning: boolean;
  readonly onOpenPage: (page: number) => void;
  readonly undo: DeletedLines;
}

type WholeCartWork = 'removing' | 'selecting' | 'clearing';

/** As many as a phone and most of a desk show before anybody scrolls. */
const FIRST_LINES = 4;
const UNSAVED = '有商品的数量还没有保存';

/** The cart with something in it: lines, what is wrong with some of them, pages and the checkout. */
export function CartContents(props: CartContentsProps) {
  const { data, page, keyword, isTurning, onSearch, onOpenPage, undo } = props;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  const [selection, setSelection] = useSelection(data);
  const actions = useCartActions({ list: data.list, setSelection, noteDeleted: undo.note });
  const unsaved = useIdSet();
  const guard = useGuard();
  // There the first lines come first: the search stands after them, until it has found something.
  const isOnPhone = useMedia(upTo('phone'));

  const { list, total } = data;
  const isSearch = keyword !== '';
  const found = foundLines(list, keyword);
  const lines = found.filter((line) => !isInvalid(line));
  const invalid = found.filter(isInvalid);
  const { shown, missing } = useFirstFew(lines, FIRST_LINES);
  const orderable = lines.filter(isOrderable);
  const pricesOf = useLinePrices(orderable);
  const repriced = lines.filter((line) => line.previousUnitPrice !== '');
  const obstacle = [...unsaved.ids].some((id) => selection.has(id)) ? UNSAVED : '';

  const acts = useSteady<LineActs>({
    select: (line, isSelected) => setSelection((before) => withLine(before, line, isSelected)),
    reread: actions.reread,
    refresh: actions.refresh,
    edit: actions.edit,
    openWorks: () => void navigate(PATHS.opusList.getHref('all')),
    copy: (line) => void actions.copy(line),
    remove: (line) => void removeLines([line]),
    noteUnsaved: (id, isUnsaved) => (isUnsaved ? unsaved.add([id]) : unsaved.remove([id])),
  });

  /** Every line there is, not only those of this page; the shared toast has told why where there are none. */
  async function withWholeCart(kind: WholeCartWork, use: (all: readonly CartLine[]) => Promise<void> | void) {
    await guard.run([kind], async () => {
      const all = total === list.length ? done(list) : await wholeCart(total);
      if (all.ok) await use(all.value);
    });
  }

  async function removeLines(gone: readonly CartLine[]): Promise<void> {
    isRemoving.current = true;
    if (!(await actions.deleteLines(gone, selection))) isRemoving.current = false;
  }

  async function bringBack({ chosen }: Deleted): Promise<void> {
    if (!(await undo.restore())) return;
    setSelection((before) => withLines(before, chosen));
    top.current?.focus({ preventScroll: true });
  }

  /** What is chosen but not among what was found stays: nothing is deleted unseen. */
  function removeSelected(): void {
    void withWholeCart('removing', (all) =>
      removeLines((isSearch ? found : all).filter(({ ID }) => selection.has(ID))),
    );
  }

  function selectWholeCart(all: readonly CartLine[]): void {
    setSelection((before) => withLines(before, all));
    tellLeftOut(all);
  }

  /** What cannot be ordered as it is cannot be chosen; that is said. */
  function tellLeftOut(wanted: readonly CartLine[]): void {
    const left = wanted.filter((line) => !isOrderable(line));
    if (left.length === 0) return;
    // In place of the last one: of the page first, and then of the whole cart.
    void message.open({ key: 'cart-left-out', type: 'info', content: `${namesOf(left)}要先处理，没有选上` });
  }

  function checkOut(): void {
    if (obstacle === '') void navigate(PATHS.shoppingOrder.getHref([...selection.keys()]));
    else void message.warning(`${obstacle}，请稍候或先处理`);
  }

  const { deleted } = undo;
  // What was pressed is gone with its line, so the focus goes to what stands in its place.
  useEffect(() => {
    if (deleted === null || !isRemoving.current) return;
    isRemoving.current = false;
    const place = top.current?.querySelector<HTMLElement>('[data-undo]') ?? top.current;
    place?.focus();
  }, [deleted]);
  const deletedLine = deleted ? (
    <DeletedLine deleted={deleted} isRestoring={undo.isRestoring} onUndo={() => void bringBack(deleted)} />
  ) : null;
  const wereInvalid = deleted?.lines.every(isInvalid) ?? false;
  const home = wereInvalid ? invalid : lines;
  const gap = deleted === null || home.length === 0 ? null : placeOf(deleted, home);

  const search =
    isSearch || total >= SEARCHED_FROM ? (
      <CartSearch
        keyword={keyword}
        words={isSearch && !isTurning ? `搜到 ${found.length} 件，购物车共 ${total} 件` : ''}
        onSearch={onSearch}
      />
    ) : null;

  return (
    <>
      {/* A full cart has some hundred and fifty stops before the checkout. */}
      <SkipLink to="checkout" text="跳到结算" />
      {repriced.length > 0 ? (
        <PriceNotice count={repriced.length} onSeen={() => actions.seePrices(repriced)} />
      ) : null}
      <Stack
        ref={top}
        tabIndex={-1}
        gap={24}
        className={styles.lists}
        data-turning={isTurning}
        data-goes-on-at={PATHS.shoppingOrder.path}
        aria-busy={isTurning}
      >
        {isSearch || !isOnPhone ? search : null}
        {gap === null ? deletedLine : null}
        {isSearch && found.length === 0 && !isTurning ? (
          <Sheet {...shows('ShopCarService.cartList')}>
            <EmptyState
              text={`购物车里没有符合「${keyword}」的商品。`}
              action={<Button onClick={() => onSearch('')}>看全部 {total} 件</Button>}
            />
          </Sheet>
        ) : null}
        {lines.length > 0 ? (
          <Box
            as="section"
            panel
            className={styles.sheet}
            aria-label="可下单商品"
            {...shows('ShopCarService.cartList', 'ShopCarService.getTiers', 'ShoppingServiceMag.updateCart')}
          >
            <Stack ruled="bottom" tone="muted" size="12-20" className={styles.head} aria-hidden="true">
              <span className={styles.headGoods}>商品</span>
              <Text text="right">单价</Text>
              <Text text="center">数量</Text>
              <Text text="right">小计</Text>
            </Stack>
            <ul className={styles.lines} aria-label="购物车商品" aria-busy={missing > 0}>
              {inPlace(
                shown.map((line) => (
                  <CartLineRow
                    key={line.ID}
                    line={line}
                    isSelected={selection.has(line.ID)}
                    isBusy={actions.busy.has(line.ID)}
                    isOutdated={actions.outdated.has(line.ID)}
                    isFreshCopy={actions.freshCopy === line.ID}
                    prices={pricesOf(line)}
                    acts={acts}
                  />
                )),
                wereInvalid ? null : gap,
                <Box as="li" key="deleted" padY={8} padX={16}>
                  {deletedLine}
                </Box>,
              )}
              {missing > 0 ? (
                <li
                  className={styles.missing}
                  style={{ '--missing': missing } as CSSProperties}
                  aria-hidden="true"
                />
              ) : null}
            </ul>
          </Box>
        ) : null}
        {invalid.length > 0 ? (
          <InvalidLines
            lines={invalid}
            busy={actions.busy}
            isClearing={guard.busy.has('clearing')}
            deleted={wereInvalid && gap !== null ? { at: gap, line: deletedLine } : null}
            onRepair={actions.edit}
            onDelete={(line) => void removeLines([line])}
            onClear={() =>
              void withWholeCart('clearing', (all) => removeLines((isSearch ? found : all).filter(isInvalid)))
            }
          />
        ) : null}
        {isSearch || !isOnPhone ? null : search}
      </Stack>
      {total > PAGE_SIZE && !isSearch ? (
        <Pages
          className={styles.pages}
          align="center"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showTotal={(all) => `共 ${all} 件`}
          startsAt={top}
          onChange={onOpenPage}
        />
      ) : null}
      <CartBar
        selection={selection}
        onPage={{
          chosen: orderable.filter(({ ID }) => selection.has(ID)).length,
          orderable: orderable.length,
        }}
        shown={isSearch ? 'found' : total === list.length ? 'cart' : 'page'}
        chosenHere={found.filter(({ ID }) => selection.has(ID)).length}
        isSelectingAll={guard.busy.has('selecting')}
        obstacle={obstacle}
        onSelectPage={(isSelected) => {
          if (isSelected) tellLeftOut(found);
          setSelection((before) =>
            isSelected
              ? withLines(before, orderable)
              : withoutLines(
                  before,
                  found.map(({ ID }) => ID),
                ),
          );
        }}
        onSelectAll={() => void withWholeCart('selecting', selectWholeCart)}
        onDelete={removeSelected}
        onCheckout={checkOut}
      />
    </>
  );
}
