import { chinaTimeText } from '../china-time.ts';
import type { NumberedFinding } from '../print/preflight/numbered.ts';
import type { FileProblem } from './file-problems.ts';

/** 知晓并继续: which errors of the preflight a member knew of when a line went into the cart, and when that was. */
export interface KnownProblems {
  readonly memberId: number;
  readonly at: number;
  readonly problems: readonly { readonly page: number; readonly text: string }[];
}

/** More than these are not kept with a line, the first ones. */
const MOST_KNOWN = 20;

/** Null where there is nothing to know of. */
export function knownProblems(
  findings: readonly Pick<NumberedFinding, 'level' | 'page' | 'text'>[],
  by: { readonly memberId: number; readonly at: number },
): KnownProblems | null {
  const problems = findings
    .filter(({ level }) => level === 'error')
    .slice(0, MOST_KNOWN)
    .map(({ page, text }) => ({ page, text }));
  return problems.length === 0 ? null : { ...by, problems };
}

/** The sentence in the log of the order. */
export function knownText({ at, problems }: KnownProblems, now: number): string {
  const each = problems.map(({ page, text }) => (page === 0 ? text : `第 ${page} 页${text}`));
  return `${chinaTimeText(at, now)} 已知晓预检问题并继续：${each.join('；')}`;
}

/** The same of an order whose file failed its check, and is printed as it is. */
export function acceptedText(problems: readonly FileProblem[]): string {
  return `已知晓并坚持印刷：${problems.map(({ text }) => text).join('；') || '文件问题'}`;
}
