import { CHANGES, PRODUCT } from '#server/product.ts';
import { CONTRACT_HASH } from '#server/servlet/contract-hash.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 关于. */
export const getAbout: Handler<'MemberServiceMag.getAbout'> = () => ({
  code: 0,
  message: '成功',
  data: {
    productName: PRODUCT.name,
    version: PRODUCT.version,
    contract: CONTRACT_HASH,
    phone: PRODUCT.phone,
    email: PRODUCT.email,
    changes: CHANGES.map(({ version, date, items }) => ({ version, date, items: [...items] })),
  },
});
