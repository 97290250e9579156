import type { Verification } from '../finding.ts';

/** The whole run; the form is that of the type `Verification`, and `version` counts its changes. */
export function jsonReport(verification: Verification): string {
  return JSON.stringify({ version: 1, ...verification }, null, 2);
}
