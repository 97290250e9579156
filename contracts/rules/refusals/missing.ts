import type { Rows } from './row.ts';

/** What is not there; rows of other members are treated like missing ones. */
export const MISSING = {
  'address-not-found': { code: 404, words: '收货地址不存在' },
  'after-sale-not-found': { code: 404, words: '售后单不存在' },
  'book-not-found': { code: 404, words: '没有找到这本书，请检查链接' },
  'card-not-found': { code: 404, words: '名片不存在' },
  'cart-line-not-found': { code: 404, words: '购物车商品不存在' },
  'folder-not-found': { code: 404, words: '文件夹不存在' },
  'goods-not-found': { code: 404, words: '商品不存在' },
  'invoice-not-found': { code: 404, words: '发票不存在' },
  'invoice-title-not-found': { code: 404, words: '发票抬头不存在' },
  'link-not-found': { code: 404, words: '这个链接已经删除' },
  'message-not-found': { code: 404, words: '消息不存在' },
  'notice-not-found': { code: 404, words: '通知不存在' },
  'order-not-found': { code: 404, words: '订单不存在' },
  'payment-not-found': { code: 404, words: '支付单不存在' },
  'publication-not-found': { code: 404, words: '作品不存在' },
  'recharge-not-found': { code: 404, words: '充值记录不存在' },
  'session-not-found': { code: 404, words: '这台设备已经退出登录' },
  'share-invite-not-found': { code: 404, words: '名单上已经没有这个人' },
  'special-date-not-found': { code: 404, words: '纪念日不存在' },
  'team-invite-not-found': { code: 404, words: '没有找到这个邀请，请检查链接' },
  'team-member-not-found': { code: 404, words: '成员不存在' },
  'team-request-not-found': { code: 404, words: '审批单不存在' },
  'transfer-not-found': { code: 404, words: '没有找到这次转让' },
  'version-not-found': { code: 404, words: '这个版本已不存在' },
} satisfies Rows;
