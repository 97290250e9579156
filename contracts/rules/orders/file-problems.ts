import { type PreflightFacts, type PreflightItem, preflightOf } from '../print/preflight.ts';

/** 文件问题: the findings of the check in one line of an order. */
export interface FileProblem extends PreflightItem {
  readonly lineId: number;
}

/** Stored in an order, as JSON. */
export function fileProblemsOf(json: string): readonly FileProblem[] {
  return JSON.parse(json);
}

export function hasFileErrors(json: string): boolean {
  return fileProblemsOf(json).some(({ level }) => level === 'error');
}

/** The findings in the publication of a line that stop the order. */
export function problemsOfLine(lineId: number, publication: PreflightFacts): FileProblem[] {
  const { artId, pageNum, status, widthMm, heightMm } = publication;
  return preflightOf({ artId, pageNum, status, widthMm, heightMm })
    .items.filter(({ level }) => level !== 'info')
    .map((item) => ({ lineId, ...item }));
}
