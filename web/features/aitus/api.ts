import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type AitusPage = Extract<Output<'MemberServiceMag.resolveAitusPath'>, { data: object }>['data'];

/** Where an absolute path (站内路径) leads; the server knows which ones are allowed. */
export async function resolveAitusPath(path: string, api: ApiClient = client()): Promise<Outcome<AitusPage>> {
  return outcomeOf(await api.call('MemberServiceMag.resolveAitusPath', { path }));
}
