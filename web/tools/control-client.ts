import { CONTROL_PREFIX } from '#contracts/control/address.ts';
import { type ControlFailure, createControlClient } from '#contracts/control/client.ts';
import { learnFromReply, tokenHeaders } from './control-token.ts';

const LIMIT_MS = 10_000;

/** Why the control plane did not do what was asked, in words for a developer. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  'control-plane-closed': '控制面没有开放：服务没有设置 REPLICA_CONTROL_TOKEN',
  'control-token-required': '控制面需要口令（REPLICA_CONTROL_TOKEN）',
  'demo-forbidden': '演示环境中只能操作自己的沙箱，其余需要口令',
  'cross-site': '控制面不接受其他网站的请求',
  'bad-control-request': '填写的内容有误',
  'scenario-refused': '这组参数做不出该场景',
  'unknown-scenario': '没有这个场景',
  'unknown-fault': '这条故障已经不在了',
  'faults-full': '故障规则已满，请先删掉一些',
  'fault-too-big': '这条故障规则太长',
  'unknown-draw': '这次故障已经无法重放了',
  'unknown-account': '没有这个账号',
  'unknown-operation': '没有这个接口',
  'unknown-order': '没有这个订单',
  'order-state': '订单现在不能走到这一步',
  'unknown-snapshot': '没有这个快照',
  'unknown-preset': '错误目录里没有这一条',
  'bad-snapshot-name': '快照名只能用 1 到 40 个文字、字母、数字、下划线或连字符',
  'snapshots-full': '快照已满，请先删掉一个',
  'unknown-moment': '这个时刻已经回不去了',
  'sandbox-exists': '已经有这个名字的世界，请换一个',
  'bad-sandbox-name': '世界的名字只能用 1 到 64 个字母、数字、下划线或连字符',
  'unknown-row': '这一行已经不在了',
  'key-column': '主键不能修改',
  'bad-value': '这一列不能这样填',
  constraint: '数据表的约束不允许这样改',
  'secret-column': '这一列是密钥，不显示也不能修改',
  'not-edited': '这张表说明数据库本身，不能修改',
  'too-many-listeners': '同时查看调用的页面太多了',
  'not-seeded': '数据还没有准备好，请稍候再试',
};

function refused({ status, reason, message }: ControlFailure): ControlRefused {
  if (status === 0) return new ControlRefused(0, 'no-answer', '连不上本地服务，请看看它是否还在运行');
  if (status < 300) return new ControlRefused(status, 'no-json', '这个地址后面没有控制面');
  learnFromReply(reason);
  const word = WORDS[reason] ?? (status === 404 ? '服务里没有这项功能' : `控制面回复 ${status}`);
  return new ControlRefused(status, reason, message ? `${word}（${message}）` : word);
}

/** The replica's control plane. A call rejects with a ControlRefused and with nothing else. */
export const control = createControlClient({
  url: '',
  headers: tokenHeaders,
  async send(url, init) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(url, { ...init, signal, cache: 'no-store' });
    if (response.ok) learnFromReply('');
    return response;
  },
  failed: refused,
});

export const EVENTS_URL = `${CONTROL_PREFIX}/events`;

/** The sentence for whatever went wrong with a call. */
export function wordsOf(error: unknown): string {
  return error instanceof ControlRefused ? error.message : '控制台出错了，请重试';
}
