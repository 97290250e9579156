import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import type { PseudoReply } from '#web/lib/reply.ts';

/** Where an absolute path (站内路径) leads; the server knows which ones are allowed. */
export function resolveAitusPath(
  path: string,
  api: ApiClient = client(),
): Promise<Output<'MemberServiceMag.resolveAitusPath'> | PseudoReply> {
  return api.call('MemberServiceMag.resolveAitusPath', { path });
}
