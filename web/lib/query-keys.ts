import type { CallError } from './call-error.ts';

// What a query gets is an Outcome that is unwrapped, so this is what a failed one holds.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/** What is fetched and kept, by name: an action says which of these it touches. */
export const KEYS = {
  /** The badges of the shell (角标). */
  counters: ['counters'],
  /** The lines of the cart (购物车). */
  cartList: ['cart-list'],
  /** What larger quantities of a line cost (加印更省). */
  cartTiers: ['cart-tiers'],
  /** What a publication can be printed as (可印商品). */
  goodsFor: ['goods-for'],
  /** The member's works (作品), their lists and places. */
  publications: ['publications'],
  /** The first pages of a work, as a taste of it. */
  publicationPages: ['publication-pages'],
  /** Files on the way to works (导入), and the room for them. */
  imports: ['imports'],
  /** Works of the house to begin with (模板). */
  templates: ['templates'],
  /** What an order would cost (订单预览). */
  orderPreview: ['order-preview'],
  /** Orders (订单), their lists and each one. */
  orders: ['orders'],
  orderResult: ['order-result'],
  /** How orders can be paid (支付方式), with the balance of the member. */
  payOptions: ['pay-options'],
  /** One payment each (支付). */
  payment: ['payment'],
  /** The wallet (钱包), its ledger and its recharges. */
  wallet: ['wallet'],
  /** The team (团队): members, invites, requests, and what they made. */
  team: ['team'],
  /** Business cards (名片), their codes, visits and exchanges. */
  cards: ['cards'],
  /** The membership and its plans (会员方案). */
  membership: ['membership'],
  /** Invoices (发票), what can be invoiced, and titles. */
  invoices: ['invoices'],
  /** The shipping addresses (收货地址). */
  addresses: ['addresses'],
  /** The member's own data (会员资料). */
  memberInfo: ['member-info'],
  /** The settings of the account (账号设置). */
  account: ['account'],
  /** Where the member is logged in (登录设备). */
  devices: ['devices'],
  /** Whether the account can be closed (注销条件). */
  closing: ['closing'],
  /** What the member was told (通知). */
  notices: ['notices'],
  /** What was found of one's own (全局搜索). */
  search: ['search'],
  about: ['about'],
  /** What was sent and answered (意见反馈). */
  feedback: ['feedback'],
  /** Where a path of the product leads (站内路径). */
  aitus: ['aitus'],
} as const;
