import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';

/** The calls of somebody on another device, while the page here stays open. */
export function elsewhere(token: string): ApiClient {
  return { call: (operation, input, options) => client().call(operation, input, { ...options, token }) };
}
