import type { Box } from '../pages/document.ts';
import type { FindingLevel } from '../print/preflight/finding.ts';
import type { NumberedFinding } from '../print/preflight/numbered.ts';

/** 文件问题: a finding of the check in one line of an order. */
export interface FileProblem {
  readonly lineId: number;
  readonly level: FindingLevel;
  /** 0 for the whole work. */
  readonly page: number;
  readonly text: string;
  /** Where on the page, in millimetres. */
  readonly place?: Box;
}

/** More than these are not kept with an order, the worst first. */
const MOST_PROBLEMS = 50;

/** Stored in an order, as JSON. */
export function fileProblemsOf(json: string): readonly FileProblem[] {
  return JSON.parse(json);
}

export function hasFileErrors(json: string): boolean {
  return fileProblemsOf(json).some(({ level }) => level === 'error');
}

/** The findings in the work of a line that are worth stopping for. */
export function problemsOfLine(lineId: number, findings: readonly NumberedFinding[]): FileProblem[] {
  return findings
    .filter(({ level }) => level !== 'info')
    .slice(0, MOST_PROBLEMS)
    .map(({ level, page, text, place }) => ({ lineId, level, page, text, ...(place && { place }) }));
}
