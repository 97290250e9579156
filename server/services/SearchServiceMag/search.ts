import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { KEYWORD_LONGEST } from '#contracts/rules/pages/search-pages.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { typeName } from '#contracts/rules/publications/publication-states.ts';
import { FOUND_SHOWN, ownThingsSaying } from '#db/queries/search/own-things.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';

/** 全局搜索. */
export const search: Handler<'SearchServiceMag.search'> = upToDate((input, { db, user }) => {
  const keyword = input.keyword.trim();
  if (keyword === '' || [...keyword].length > KEYWORD_LONGEST) {
    throw fieldRefusal('bad-keyword', `请输入1-${KEYWORD_LONGEST}个字符的搜索内容`);
  }
  const { orders, works, addresses } = ownThingsSaying(db, user.id, keyword);
  return {
    code: 0,
    message: '成功',
    data: {
      orders: shown(orders).map(({ no, title, receiver, state, createdAt }) => ({
        orderNo: no,
        ...{ title, receiver, state },
        stateText: ORDER_STATE_TEXTS[state],
        at: new Date(createdAt).toISOString(),
      })),
      works: shown(works).map(({ id, artId, widthMm, heightMm, ...work }) => ({
        opusID: String(id),
        ...work,
        typeName: typeName({ ...work, widthMm, heightMm }),
        photoPath: coverAddress(artId),
      })),
      addresses: shown(addresses).map(({ id, ...address }) => ({ addrID: String(id), ...address })),
      more: { orders: hasMore(orders), works: hasMore(works), addresses: hasMore(addresses) },
    },
  };
});

function shown<T>(found: readonly T[]): T[] {
  return found.slice(0, FOUND_SHOWN);
}

function hasMore(found: readonly unknown[]): 'Y' | 'N' {
  return found.length > FOUND_SHOWN ? 'Y' : 'N';
}
