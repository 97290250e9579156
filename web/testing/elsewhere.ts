import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';

/** Calls from another device, while the page here stays open. */
export function elsewhere(token: string): ApiClient {
  return { call: (operation, input, options) => client().call(operation, input, { ...options, token }) };
}
