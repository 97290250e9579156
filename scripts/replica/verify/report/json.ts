import type { VerifyReport } from '../finding.ts';

/** The whole run; its form is verify.schema.json, and `version` counts the changes that could break a reader. */
export function jsonReport(report: VerifyReport): string {
  return JSON.stringify({ version: 2, ...report }, null, 2);
}

/** What the contract assumes and what came of it; its form is ledger.schema.json. */
export function ledgerFile({ baseUrl, assumptions, proposal }: VerifyReport): string {
  return JSON.stringify({ version: 1, baseUrl, assumptions, proposal }, null, 2);
}
