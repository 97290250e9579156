import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type Found = Extract<Output<'SearchServiceMag.search'>, { code: 0 }>['data'];

/** The own things that say a keyword (全局搜索); quiet, because it is asked with each letter. */
export async function search(
  keyword: string,
  signal?: AbortSignal,
  api: ApiClient = client(),
): Promise<Outcome<Found>> {
  const options = { quiet: true, ...(signal ? { signal } : {}) };
  return outcomeOf(await api.call('SearchServiceMag.search', { keyword }, options));
}
