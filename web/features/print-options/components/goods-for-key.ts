/** The first part of the query key of what a publication can be printed as (可印商品). */
export const GOODS_FOR_KEY = 'goods-for';
