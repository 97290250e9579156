import { expect } from 'vitest';
import type { PageDocument, PageElement } from '../../pages/document.ts';
import type { Finding, PrintFacts } from './finding.ts';
import { mendOf, preflightOf } from './preflight.ts';

/** What one rule finds. */
export function foundBy(id: string, document: PageDocument, facts: PrintFacts): Finding[] {
  return preflightOf(document, facts).filter((finding) => finding.id === id);
}

function elementOf(document: PageDocument, { page, element }: Finding): PageElement | undefined {
  return document.pages.find(({ id }) => id === page)?.elements.find(({ id }) => id === element);
}

/** The mend of the only finding of a rule: afterwards there is none of it, no new one, and all else is as it was. */
export function mended(id: string, document: PageDocument, facts: PrintFacts): PageElement | undefined {
  const [finding, ...others] = foundBy(id, document, facts);
  if (!finding || others.length > 0)
    throw new Error(`${id} has ${others.length + (finding ? 1 : 0)} findings`);
  const before = JSON.stringify(document);
  const made = mendOf(finding, document);
  expect(JSON.stringify(document)).toBe(before);
  const elsewhere = preflightOf(document, facts).filter((one) => one.id !== id);
  expect(elsewhere).toEqual(expect.arrayContaining(preflightOf(made, facts)));
  for (const [at, page] of document.pages.entries()) {
    if (page.id !== finding.page) expect(made.pages[at]).toBe(page);
  }
  const rest = (from: PageDocument) =>
    from.pages.flatMap(({ elements }) => elements).filter((one) => one !== elementOf(from, finding));
  expect(rest(made)).toEqual(rest(document));
  return elementOf(made, finding);
}
