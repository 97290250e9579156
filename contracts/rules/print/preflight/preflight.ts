import type { Id, Page, PageDocument, PageElement } from '../../pages/document.ts';
import { belowOf } from '../../pages/resolved.ts';
import {
  type BookRule,
  type CheckedBook,
  FINDING_LEVELS,
  type Finding,
  type FindingLevel,
  type Found,
  type PageRule,
  type PagesToCheck,
  type PrintedPage,
  type PrintFacts,
} from './finding.ts';
import { BOOK_RULES, PAGE_RULES } from './rules.ts';

/** Checks a document before it is printed (预检): the worst findings first, then by page. */
export function preflightOf(document: PageDocument, facts: PrintFacts): Finding[] {
  const steps = preflightSteps({ ...document, pageNum: document.pages.length }, facts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, page by page, for a caller that has other things to do in between. */
export function* preflightSteps(
  book: PagesToCheck,
  facts: PrintFacts,
): Generator<undefined, Finding[], undefined> {
  const sheets: PrintedPage[] = [];
  const findings: Finding[] = [];
  for (const page of book.pages) {
    const sheet = printedPage(book, page, sheets.length + 1);
    sheets.push(sheet);
    for (const rule of PAGE_RULES) {
      findings.push(...rule.check(sheet, facts).map((found) => findingOf(rule, page.id, found)));
    }
    yield;
  }
  const { widthMm, heightMm, pageNum } = book;
  const checked: CheckedBook = { widthMm, heightMm, pageNum, sheets };
  for (const rule of BOOK_RULES) {
    findings.push(...rule.checkBook(checked, facts).map((found) => findingOf(rule, found.page, found)));
  }
  return inOrder(findings, sheets);
}

/** Does what the mend of a finding says; the same document where it has none. */
export function mendOf(finding: Finding, document: PageDocument): PageDocument {
  if (!finding.mend) return document;
  const rule = [...PAGE_RULES, ...BOOK_RULES].find(({ id }) => id === finding.id);
  return rule?.mend?.(document, finding) ?? document;
}

/** The worst of the findings; pass if there are none. */
export function worstLevel(findings: readonly { readonly level: FindingLevel }[]): FindingLevel | 'pass' {
  return FINDING_LEVELS.find((level) => findings.some((finding) => finding.level === level)) ?? 'pass';
}

function printedPage(book: PagesToCheck, page: Page, no: number): PrintedPage {
  const { widthMm, heightMm, pageNum, masters = [] } = book;
  const elements = [...belowOf(page, { no, masters }), ...page.elements].filter(isPrinted);
  return { widthMm, heightMm, pageNum, no, page, elements };
}

/** Links and hidden words lie over what is printed. */
function isPrinted({ kind, opacity }: PageElement): boolean {
  return kind !== 'link' && kind !== 'words' && opacity !== 0;
}

function findingOf({ id }: PageRule | BookRule, page: Id | null, found: Found): Finding {
  const { level, text, why, element, place, mend } = found;
  return {
    id,
    level,
    page,
    ...(element && { element: element.id }),
    ...(place && { place }),
    text,
    why,
    ...(mend && { mend: { title: mend } }),
  };
}

function inOrder(findings: readonly Finding[], sheets: readonly PrintedPage[]): Finding[] {
  const places = new Map(sheets.map(({ page, no }) => [page.id, no]));
  const rank = ({ level }: Finding) => FINDING_LEVELS.indexOf(level);
  const place = ({ page }: Finding) => (page === null ? 0 : (places.get(page) ?? 0));
  return [...findings].sort((a, b) => rank(a) - rank(b) || place(a) - place(b));
}
