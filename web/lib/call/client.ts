import type { Uploads } from '../files/uploads.ts';
import { memberScope } from '../session/member-scope.ts';
import type { ApiClient } from './api-client.ts';
import { walled, walledUploads } from './walled.ts';

let configured: ApiClient | undefined;
let configuredUploads: Uploads | undefined;

/** Called once by the application before anything is drawn. */
export function configureClient(apiClient: ApiClient, uploads?: Uploads): void {
  configured = apiClient;
  configuredUploads = uploads;
}

/**
 * The client of the present session. Feature calls take it as their defaulted last parameter, so that
 * a test or a contract check can hand in another one. Who calls later than a screen lives keeps the one it began with.
 */
export function client(): ApiClient {
  if (configured === undefined) {
    throw new Error('configureClient was not called before the first call');
  }
  return walled(configured, memberScope().ended);
}

/** The uploads of the present session. */
export function uploads(): Uploads {
  if (configuredUploads === undefined) {
    throw new Error('configureClient was given no uploads before the first one');
  }
  return walledUploads(configuredUploads, memberScope().ended);
}
