import { defaultAddress } from '#contracts/rules/address/default-address.ts';
import { pagesText } from '#contracts/rules/print/goods-line.ts';
import type { NumberedFinding } from '#contracts/rules/print/preflight/numbered.ts';
import { worstLevel } from '#contracts/rules/print/preflight/preflight.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Database } from '#db/client.ts';
import { listAddresses } from '#db/queries/account/addresses.ts';
import { listGoods } from '#db/queries/cart/goods.ts';
import { findingsOf, workToCheck } from '#db/queries/publications/preflight.ts';
import { type PublicationRow, publicationOf } from '#db/queries/publications/publications.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { demandAllPages } from './all-pages.ts';
import { offerOf, type Printable, printableOf } from './goods-offer.ts';
import { lastSpecOf, specsOf } from './spec-views.ts';

/** The worst findings first, as many as are worth reading. */
const MOST_FINDINGS = 200;

/** 可印商品: what one of the caller's publications can be printed as. */
export const getGoodsFor: Handler<'ShoppingServiceMag.getGoodsFor'> = async (input, { db, user }) => {
  const id = parseDecimalId(input.publicationID);
  const publication = id === null ? null : publicationOf(db, user.id, id);
  if (!publication) throw refusal('publication-not-found');
  demandAllPages(db, publication.id);
  const printables: Printable[] = listGoods(db)
    .filter(({ saleable }) => saleable === 'Y')
    .map((goods) => printableOf(goods, publication));
  const findings = await findingsOf(db, workToCheck(db, publication, { memberId: user.id }));
  return {
    code: 0,
    message: '成功',
    data: {
      publication: publicationView(publication),
      preflight: { level: worstLevel(findings), items: findings.slice(0, MOST_FINDINGS).map(findingView) },
      goods: printables.map((printable) => offerOf(printable, publication)),
      specs: specsOf(printables, publication),
      lastSpec: lastSpecOf(db, user.id, printables, publication),
      deliverTo: provinceOf(db, user.id),
    },
  };
};

/** Where the caller would have it delivered: as much as freight and days depend on. */
function provinceOf(db: Database, userId: number): string {
  const list = listAddresses(db, userId).map(({ province, isDefault: IsDefault }) => ({
    province,
    IsDefault,
  }));
  return defaultAddress(list)?.province ?? '';
}

function findingView({ rule, level, page, text, why }: NumberedFinding) {
  return { rule, level, page, text, why };
}

function publicationView(publication: PublicationRow) {
  const { id, code, name, author, artId, type, pageNum, widthMm, heightMm, updatedAt } = publication;
  return {
    ID: String(id),
    opusCode: code,
    name,
    author,
    photoPath: coverAddress(artId),
    type,
    pageNum,
    showPageNum: pagesText(pageNum),
    widthMm,
    heightMm,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
