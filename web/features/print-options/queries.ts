import { ask, askBy } from '#web/kit/ask/ask.ts';
import { getPages } from './api.ts';

/** Never read again while it is shown: the form keeps what was chosen, so what it was built from must not change. */
const HELD = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

export const queries = {
  /** What a publication can be printed as (可印商品). */
  goodsFor: (publicationID: string) => ({
    ...ask('ShoppingServiceMag.getGoodsFor', { publicationID }),
    ...HELD,
  }),

  /** The pages at a place of a publication (翻开), as they are now. */
  pages: (place: { readonly code: string; readonly from: number; readonly count: number }) => ({
    ...askBy('ReaderServiceMag.getPages', place, () => getPages(place)),
    ...HELD,
  }),
};
