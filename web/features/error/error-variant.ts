import { decodeReturnPath, encodeReturnPath } from '#contracts/rules/account/return-path.ts';

export interface ErrorVariant {
  readonly key: '404' | '403' | '500' | 'offline';
  readonly title: string;
  readonly text: string;
}

const NOT_FOUND: ErrorVariant = {
  key: '404',
  title: '没有找到这个页面',
  text: '链接可能已经更改，或者输入有误。您的作品和订单不受影响。',
};

const FORBIDDEN: ErrorVariant = {
  key: '403',
  title: '您没有打开这个页面的权限',
  text: '它可能需要更高的会员等级，或者属于另一位会员。',
};

const BROKEN: ErrorVariant = {
  key: '500',
  title: '页面出了点问题',
  text: '已保存的内容是安全的。请重试一次；如果仍不成功，请把诊断信息发给我们。',
};

const OFFLINE: ErrorVariant = {
  key: 'offline',
  title: '网络连接已断开',
  text: '恢复连接后会自动重试，请不要关闭页面。',
};

/** The variant of the error screen (错误页面) for the code in its address; a lost connection speaks first. */
export function errorVariant(code: string | null, isOnline: boolean): ErrorVariant {
  if (code === 'offline' || !isOnline) {
    return OFFLINE;
  }
  if (code === '404') {
    return NOT_FOUND;
  }
  return code === '403' ? FORBIDDEN : BROKEN;
}

/** Where the error happened, plain or encoded like a return path; null for everything outside the application. */
export function safeFrom(from: string | null): string | null {
  if (from === null) {
    return null;
  }
  const path = decodeReturnPath(from.startsWith('/') ? encodeReturnPath(from) : from);
  const pathname = path?.split(/[?#]/, 1)[0]?.toLowerCase();
  return pathname === '/error' || pathname === '/error/' ? null : path;
}

/** Only what looks like a trace number (追踪编号) is shown: the address is open to everybody. */
export function safeTraceId(traceId: string | null): string | undefined {
  return traceId !== null && /^[A-Za-z0-9_-]{1,64}$/.test(traceId) ? traceId : undefined;
}
