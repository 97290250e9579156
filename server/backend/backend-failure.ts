import { UpstreamFailure } from '#server/errors.ts';
import { addressOf, type Target } from './target.ts';

export type FailureReason =
  | 'backend-unreachable'
  | 'backend-timeout'
  | 'backend-certificate'
  | 'backend-proxy'
  | 'backend-reply'
  | 'backend-loop';

const STATUS: Readonly<Record<FailureReason, number>> = {
  'backend-unreachable': 502,
  'backend-timeout': 504,
  'backend-certificate': 502,
  'backend-proxy': 502,
  'backend-reply': 502,
  'backend-loop': 508,
};

/** The backend gave no answer that could be handed on. The message is what a developer reads. */
export class BackendFailure extends UpstreamFailure {
  override readonly name = 'BackendFailure';

  constructor(reason: FailureReason, message: string) {
    super(STATUS[reason], reason, message);
  }
}

/** Codes of OpenSSL and of Node for a certificate that is not believed. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH/;

/** What went wrong below HTTP, in a sentence that names the address and the code. */
export function failureOf(error: NodeJS.ErrnoException, target: Target): BackendFailure {
  if (error instanceof BackendFailure) return error;
  const code = error.code ?? error.message;
  const address = addressOf(target);
  if (CERTIFICATE.test(code)) {
    const hint = '自签名证书请加 --backend-insecure 启动';
    return new BackendFailure('backend-certificate', `后端 ${address} 的证书不受信任（${code}），${hint}`);
  }
  return new BackendFailure('backend-unreachable', `连不上后端 ${address}（${code}）`);
}

export function backendTimeout(target: Target, ms: number): BackendFailure {
  const seconds = Math.round(ms / 100) / 10;
  return new BackendFailure('backend-timeout', `后端 ${addressOf(target)} 在 ${seconds} 秒内没有答复`);
}

export function badBackendReply(target: Target, what: string): BackendFailure {
  return new BackendFailure('backend-reply', `后端 ${addressOf(target)} 的答复无法转交：${what}`);
}

export function proxyRefused(proxy: URL, what: string): BackendFailure {
  // Its address alone: the name and the password in it are nobody's business.
  return new BackendFailure('backend-proxy', `代理 ${proxy.host} 没有接通后端：${what}`);
}

export function backendLoop(target: Target): BackendFailure {
  return new BackendFailure(
    'backend-loop',
    `后端 ${addressOf(target)} 又转回了这个服务，请检查 --backend 的地址`,
  );
}
