import type { OrderAction } from './orders.ts';

/** What the buttons of an order say (操作). */
export const ACTION_TEXTS: Readonly<Record<OrderAction, string>> = {
  pay: '去支付',
  viewTransfer: '查看转账',
  viewApproval: '查看审批',
  updateAddress: '修改地址',
  cancel: '取消订单',
  viewProblems: '查看问题',
  replaceFile: '替换文件',
  acceptFile: '坚持印刷',
  urge: '催审',
  refund: '申请退款',
  confirmProof: '确认样稿',
  changeProof: '提出修改',
  viewProgress: '查看进度',
  acknowledgeDelay: '知晓延期',
  viewParcels: '查看物流',
  confirmReceive: '确认收货',
  rebuy: '再次购买',
  afterSale: '申请售后',
  cancelAfterSale: '撤销售后',
  review: '评价',
  delete: '删除订单',
};

/** Those that an order waits for; whatever comes first otherwise is drawn more quietly. */
const AWAITED: readonly OrderAction[] = [
  'pay',
  'viewProblems',
  'confirmProof',
  'acknowledgeDelay',
  'confirmReceive',
];

export function isAwaited(action: OrderAction): boolean {
  return AWAITED.includes(action);
}

/** Those that only lead to a part of the detail. */
export const VIEWS: Partial<Record<OrderAction, 'problems' | 'diary' | 'parcels'>> = {
  viewProblems: 'problems',
  viewProgress: 'diary',
  viewParcels: 'parcels',
};

/** Those that end something; they stand in the menu, away from a press by mistake. */
export function isEnding(action: OrderAction): boolean {
  return action === 'cancel' || action === 'refund' || action === 'delete';
}

export interface ButtonRow {
  readonly shown: readonly OrderAction[];
  readonly more: readonly OrderAction[];
}

/** Which buttons stand in the row and which in its menu (更多): endings and what does not fit any more. */
export function buttonRow(actions: readonly OrderAction[], room: number): ButtonRow {
  const quiet = (action: OrderAction) => isEnding(action) || action === 'updateAddress';
  const shown = actions.filter((action, place) => place === 0 || !quiet(action)).slice(0, room);
  const more = actions.filter((action) => !shown.includes(action));
  // A menu of one is a longer way to the same button.
  const [only] = more;
  return more.length === 1 && only !== undefined && shown.length < room
    ? { shown: [...shown, only], more: [] }
    : { shown, more };
}
