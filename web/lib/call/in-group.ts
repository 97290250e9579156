import type { ApiClient } from './api-client.ts';
import { client } from './client.ts';

/** The same client, whose calls count in this request group unless they are quiet or name another. */
export function inGroup(group: string, api: ApiClient = client()): ApiClient {
  return {
    call: (operation, input, options = {}) =>
      api.call(operation, input, options.quiet ? options : { group, ...options }),
  };
}
