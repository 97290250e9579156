import type { Output } from '#contracts/operations.ts';
import { formatFen } from '#contracts/rules/money.ts';
import type { PrintLine } from '#contracts/rules/print/cart-line.ts';
import { joinCnums, selectCnums } from '#contracts/rules/print/cnums.ts';
import { printLine } from '#contracts/rules/print/goods-line.ts';
import { chosenOptions, optionsText } from '#contracts/rules/print/options-text.ts';
import { type ReadySpec, readySpecs } from '#contracts/rules/print/ready-specs.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import { goodsToPropose } from '#contracts/rules/print/suiting-goods.ts';
import type { Database } from '#db/client.ts';
import { type LastChoice, lastChoices } from '#db/queries/cart/last-choice.ts';
import type { PublicationRow } from '#db/queries/publications/publications.ts';
import type { Printable } from './goods-offer.ts';

type GoodsFor = Extract<Output<'ShoppingServiceMag.getGoodsFor'>, { code: 0 }>['data'];

/** 经济, 推荐, 收藏级 with the price of one copy. */
export function specsOf(printables: readonly Printable[], work: PublicationRow): GoodsFor['specs'] {
  return readySpecs(work, printables).flatMap(({ key, title, reason, goodsID, line, padded }) => {
    const printable = printables.find(({ ID }) => ID === goodsID);
    if (!printable) return [];
    const price = formatFen(printable.priceOf(line));
    return [
      {
        key,
        title,
        reason,
        goodsID,
        goodsName: printable.goods.name,
        cnums: joinCnums(line.buzhou),
        count: 1,
        unitPrice: price,
        totalPrice: price,
        options: optionsText(chosenOptions(line.buzhou)),
        ...(padded && { padded: paddedOf(printables, line, padded) }),
      },
    ];
  });
}

/** What a few blank pages make of it, and for how much. */
function paddedOf(
  printables: readonly Printable[],
  from: PrintLine,
  { goodsID, line }: NonNullable<ReadySpec['padded']>,
) {
  const printable = printables.find(({ ID }) => ID === goodsID);
  return {
    pages: line.pageNum - from.pageNum,
    goodsID,
    cnums: joinCnums(line.buzhou),
    binding: chosenName(line, 'binding'),
    unitPrice: formatFen(printable?.priceOf(line) ?? 0),
  };
}

/** 上次的规格: the newest choice of suiting goods that can be printed as it is, or else with another option. */
export function lastSpecOf(
  db: Database,
  userId: number,
  printables: readonly Printable[],
  work: PublicationRow,
): GoodsFor['lastSpec'] {
  const family = goodsToPropose(
    printables.filter(({ isFit }) => isFit),
    work,
    ({ goods }) => goods.editorType,
  );
  const ids = family.map(({ goods }) => goods.id);
  const usable = lastChoices(db, userId, ids).flatMap((choice) => {
    const goods = family.find((each) => each.goods.id === choice.goodsId)?.goods;
    if (!goods) return [];
    const { buzhou, ...line } = printLine(goods, work.pageNum, choice.selections);
    const chosen = selectCnums(buzhou, joinCnums(buzhou));
    if (chosen === null) return [];
    const { changes, impossible } = reselect({ ...line, buzhou: chosen });
    if (impossible.length > 0) return [];
    return [{ spec: specOf(choice, joinCnums(chosen)), isUnchanged: changes.length === 0 }];
  });
  const last = usable.find(({ isUnchanged }) => isUnchanged) ?? usable[0];
  return last ? [last.spec] : [];
}

function specOf({ goodsId, count, remark }: LastChoice, cnums: string): GoodsFor['lastSpec'][number] {
  return { goodsID: String(goodsId), cnums, count, remarkinfo: remark };
}
