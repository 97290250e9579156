import type { Output } from '#contracts/operations.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { discountText } from '#contracts/rules/price/goods-price.ts';
import type { GoodsStep, GoodsWithSteps } from '#contracts/rules/print/goods.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import type { CartLineRow } from '#db/queries/cart/cart.ts';

export type CartItem = Extract<Output<'ShopCarService.cartInfo'>, { code: 0 }>['data']['data'];
type WireStep = CartItem['buzhou'][number];

/** A cart line as the wire shows it. */
export function cartItem(line: CartLineRow): CartItem {
  const { goods } = line;
  return {
    ID: String(line.id),
    photoPath: coverAddress(line.publication.artId),
    clientDesignName: line.publication.name,
    goodsName: goods.name,
    showPageNum: line.showPageNum,
    pageNum: line.pageNum,
    count: line.count,
    unitPrice: formatFen(line.unitPriceFen),
    totalPrice: formatFen(line.totalFen),
    yhstr: discountText(discountOf(goods, line.count, line.discountBasisPoints), line.count, goods.name),
    remarkinfo: line.remark,
    goods: { ID: String(goods.id), EditorType: goods.editorType, isHasPastedown: goods.isHasPastedown },
    zhuangDingPageCfg: goods.bindings,
    buzhou: goods.steps.map((step) => wireStep(step, line.selections[step.id] ?? '')),
    opusCode: line.opusCode,
  };
}

/** When the version was ordered that the line prints; nothing where it prints the work as it is. */
export function versionOfLine({ versionAt }: Pick<CartLineRow, 'versionAt'>): { versionAt?: string } {
  return versionAt === null ? {} : { versionAt: new Date(versionAt).toISOString() };
}

/** 生产步骤 with a choice. The server does not say what is enabled; the client computes it by the same rules. */
export function wireStep(step: GoodsStep, selCnum: string): WireStep {
  return { ID: step.id, Name: step.name, IsShow: step.isShow, selCnum, items: wireItems(step) };
}

const itemsByStep = new WeakMap<GoodsStep, WireStep['items']>();

/** The items never change with the line, so each step's are built once. */
function wireItems(step: GoodsStep): WireStep['items'] {
  const known = itemsByStep.get(step);
  if (known) return known;
  const items = step.items.map(({ cnum, name }) => ({ Cnum: cnum, Name: name }));
  itemsByStep.set(step, items);
  return items;
}

function discountOf(goods: GoodsWithSteps, count: number, discountBasisPoints: number) {
  const nextTier =
    goods.tiers.find((tier) => tier.fromCount > count && tier.discountBasisPoints > discountBasisPoints) ??
    null;
  return { discountBasisPoints, nextTier };
}
