/** Why a request gets no world to act in. Visitors read the message, so it is theirs and not a developer's. */
export class SandboxRefusal extends Error {
  readonly statusCode: number;
  readonly reason: string;
  /** Seconds after which it may work; null where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(statusCode: number, reason: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.statusCode = statusCode;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

export const badSandboxName = () =>
  new SandboxRefusal(
    400,
    'bad-sandbox-name',
    '沙箱名称只能由 1 到 64 个字母、数字、下划线或连字符组成（A-Z a-z 0-9 _ -）',
  );
export const sandboxesFull = (retryAfter: number) =>
  new SandboxRefusal(503, 'sandboxes-full', '演示名额已满，请稍后再试', retryAfter);
export const shareTaken = (retryAfter: number) =>
  new SandboxRefusal(
    429,
    'sandbox-share-taken',
    '您所在的网络已有较多演示环境正在使用，请稍后再试',
    retryAfter,
  );
export const tooManySandboxes = (retryAfter: number) =>
  new SandboxRefusal(429, 'too-many-sandboxes', '新建演示环境过于频繁，请稍后再试', retryAfter);
export const sandboxEnded = () =>
  new SandboxRefusal(410, 'sandbox-ended', '本次演示已结束，刚才的改动没有保留，刷新页面即可重新开始');
