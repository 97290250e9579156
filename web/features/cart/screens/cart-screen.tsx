import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { CART_LINES_MAX as MOST_LINES } from '#contracts/rules/limits.ts';
import { BuyingSteps } from '#web/components/buying/buying-steps.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { UnsupportedState } from '#web/components/states/unsupported-state.tsx';
import { readAddress } from '#web/kit/address/address.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { printUploadHref } from '#web/lib/files/print-upload.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import { CartContents } from '../components/cart-contents.tsx';
import { CartSkeleton } from '../components/cart-skeleton.tsx';
import { DeletedLine } from '../components/deleted-line.tsx';
import { LineByNumber } from '../components/line-by-number.tsx';
import { useCartPage } from '../components/use-cart-page.ts';
import { useDeleted } from '../components/use-deleted.ts';
import { useLineInAddress } from '../components/use-line-in-address.ts';
import { CART_PLACE } from '../model/cart-place.ts';
import { cartAsked } from '../read-cart.ts';

function purposeOf(total: number): string {
  if (total >= MOST_LINES) return `购物车已满 ${MOST_LINES} 件，请先结算或删除一些商品。`;
  return `共 ${total} 件商品，改动数量后自动保存。`;
}

/** What the cart asks first. */
export const firstQuestion = (search: URLSearchParams) => cartAsked(readAddress(CART_PLACE, search));

/** The shopping cart (购物车). */
export function CartScreen() {
  const navigate = useNavigate();
  const { page, keyword, query, isBeyond, openPage, search } = useCartPage();
  const undo = useDeleted();
  useLineInAddress();

  if (query.isPending || isBeyond) {
    return (
      <>
        <PageHeader title="购物车" purpose="正在取出您的商品。" actions={<BuyingSteps now="购物车" />} />
        <CartSkeleton />
      </>
    );
  }
  if (!query.data) {
    return (
      <>
        <PageHeader title="购物车" />
        <Sheet>
          <Answer
            query={query}
            what="购物车"
            safe="购物车中的商品都还在，请稍后重试。"
            unsupported={
              <UnsupportedState
                text="看不到购物车的列表，单件商品仍可按编号打开印刷选项。"
                actions={<LineByNumber />}
              />
            }
          >
            {() => null}
          </Answer>
        </Sheet>
      </>
    );
  }
  if (query.data.total === 0) {
    return (
      <>
        <PageHeader title="购物车" />
        {undo.deleted ? (
          <DeletedLine
            deleted={undo.deleted}
            isRestoring={undo.isRestoring}
            onUndo={() => void undo.restore()}
            isAlone
          />
        ) : null}
        <Sheet {...shows('ShopCarService.cartList')}>
          <EmptyState
            text="购物车还是空的，挑一件作品印成书吧。"
            action={
              <>
                <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
                  去印刷作品
                </Button>
                <Button onClick={() => void navigate(printUploadHref())}>上传印刷文件</Button>
              </>
            }
          />
        </Sheet>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="购物车"
        purpose={purposeOf(query.data.total)}
        actions={<BuyingSteps now="购物车" />}
      />
      <CartContents
        data={query.data}
        page={page}
        keyword={keyword}
        onSearch={search}
        isTurning={query.isPlaceholderData}
        undo={undo}
        onOpenPage={(next) => {
          undo.forget();
          openPage(next);
        }}
      />
    </>
  );
}
