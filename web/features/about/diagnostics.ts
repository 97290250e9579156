import type { RecentFailure } from '#web/lib/call/recent-failures.ts';

export interface DiagnosticFacts {
  readonly version: string;
  readonly contract: string;
  readonly userId: string;
  readonly failures: readonly RecentFailure[];
}

/** What a member sends to support (诊断信息): only the end of the user number, so that it names no person. */
export function diagnostics({ version, contract, userId, failures }: DiagnosticFacts): string {
  const traces = failures.map(({ operation, traceId }) => `${operation} ${traceId ?? '无编号'}`);
  return [
    `版本 ${version}`,
    `接口 ${contract}`,
    `用户尾号 ${userId.slice(-3)}`,
    `最近失败 ${traces.length > 0 ? traces.join('；') : '无'}`,
  ].join('\n');
}
