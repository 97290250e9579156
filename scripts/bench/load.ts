import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

export async function load(options: {
  url: string;
  method: 'GET' | 'POST';
  body: string | undefined;
  token: string;
  seconds: number;
}): Promise<Load> {
  const { url, method, body, token, seconds } = options;
  const result = await autocannon({
    url,
    method,
    connections: 50,
    duration: seconds,
    headers: {
      authorization: token,
      ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(body ? { body } : {}),
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
