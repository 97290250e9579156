/** The states of a printed order (订单状态), from the first to the last. */
export const ORDER_STATES = [
  'unpaid',
  'paid',
  'checking_failed',
  'proofing',
  'ready',
  'producing',
  'delayed',
  'shipped',
  'done',
  'refunding',
  'canceled',
  'closed',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_STATE_TEXTS: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  paid: '待审稿',
  checking_failed: '待修改文件',
  proofing: '待确认样稿',
  ready: '待生产',
  producing: '生产中',
  delayed: '生产延期',
  shipped: '待收货',
  done: '已完成',
  refunding: '退款中',
  canceled: '已取消',
  closed: '已关闭',
};

/** The events of an order. `dueOf` names the automatic ones. */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'pass-check'
  | 'fail-check'
  | 'make-proof'
  | 'replace-file'
  | 'accept-file'
  | 'accept-proof'
  | 'change-proof'
  | 'start'
  | 'next-stage'
  | 'delay'
  | 'resume'
  | 'ship'
  | 'receive'
  | 'auto-receive'
  | 'ask-refund'
  | 'refund';

const TRANSITIONS: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  unpaid: { pay: 'paid', cancel: 'canceled', expire: 'canceled' },
  paid: {
    'pass-check': 'ready',
    'fail-check': 'checking_failed',
    'make-proof': 'proofing',
    'replace-file': 'paid',
    'ask-refund': 'refunding',
  },
  checking_failed: { 'replace-file': 'paid', 'accept-file': 'ready', 'ask-refund': 'refunding' },
  proofing: { 'accept-proof': 'ready', 'change-proof': 'checking_failed' },
  ready: { start: 'producing', 'ask-refund': 'refunding' },
  producing: { 'next-stage': 'producing', delay: 'delayed', ship: 'shipped' },
  delayed: { resume: 'producing', 'ask-refund': 'refunding' },
  shipped: { receive: 'done', 'auto-receive': 'done' },
  done: {},
  refunding: { refund: 'closed' },
  canceled: {},
  closed: {},
};

/** The next state after an event; null if it is impossible in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The tabs of the order list (订单分类). The after-sales of an order, not its state, decide `aftersale`. */
export const ORDER_TABS = ['all', 'unpaid', 'todo', 'producing', 'shipped', 'done', 'aftersale'] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

/** The states in a tab; null if the state does not decide. 待处理 is everything that waits for the customer. */
export const STATES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[] | null>> = {
  all: null,
  unpaid: ['unpaid'],
  todo: ['checking_failed', 'proofing', 'delayed'],
  producing: ['paid', 'ready', 'producing', 'delayed'],
  shipped: ['shipped'],
  done: ['done'],
  aftersale: null,
};
