import type { ApiClient } from './api-client.ts';

let configured: ApiClient | undefined;

/** Called once by the application before anything is drawn. */
export function configureClient(apiClient: ApiClient): void {
  configured = apiClient;
}

/**
 * The client of the running application. Feature calls take it as their defaulted last parameter, so that a test
 * or a contract check can hand in another one.
 */
export function client(): ApiClient {
  if (configured === undefined) {
    throw new Error('configureClient was not called before the first call');
  }
  return configured;
}
