import type { Box, Id } from '../../pages/document.ts';
import type { Finding, FindingLevel } from './finding.ts';

/** A finding with the number of its page, as it is told and stored. */
export interface NumberedFinding {
  /** The id of its rule. */
  readonly rule: string;
  readonly level: FindingLevel;
  /** From 1; 0 for the whole document. */
  readonly page: number;
  readonly text: string;
  readonly why: string;
  readonly element?: Id;
  readonly place?: Box;
}

/** Findings in the pages with these ids. */
export function numbered(findings: readonly Finding[], pageIds: readonly Id[]): NumberedFinding[] {
  const numbers = new Map(pageIds.map((id, at) => [id, at + 1]));
  return findings.map(({ id: rule, page, level, text, why, element, place }) => ({
    rule,
    level,
    page: page === null ? 0 : (numbers.get(page) ?? 0),
    text,
    why,
    ...(element && { element }),
    ...(place && { place }),
  }));
}
