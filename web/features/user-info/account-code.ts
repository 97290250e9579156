import type { Input } from '#contracts/operations.ts';
import type { DataOf } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';

/** Sends a code (验证码) to a new mobile or address; where both are empty, to the member's own mobile. */
export async function sendAccountCode(
  to: Input<'AccountServiceMag.sendAccountCode'>,
  api: ApiClient = client(),
): Promise<Outcome<DataOf<'AccountServiceMag.sendAccountCode'>>> {
  return outcomeOf(await api.call('AccountServiceMag.sendAccountCode', to), '验证码发送失败，请重试');
}
