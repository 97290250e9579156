import type { JournalEntry, JournalViolation } from '#contracts/control/journal.ts';

/** What a backend does otherwise than nobody but us supposed or made up is no breach of the product's contract. */
export function gravePart(violations: readonly JournalViolation[]): readonly JournalViolation[] {
  return violations.filter(({ provenance = 'documented' }) => provenance === 'documented');
}

const SUCCESS_CODES = ['', '0', '200', '1', 'ok'];

/** The code in the body, or the beginning of a text reply. */
export function codeOf({ code }: Pick<JournalEntry, 'code'>): string {
  return String(code ?? '');
}

/**
 * Whether something about the exchange is not as a user would want it: no answer, an error, a fault, a broken
 * contract. A text reply shows its beginning where other replies show their code, and only -1 and no are failures.
 */
export function isFailure(entry: JournalEntry): boolean {
  const { status, fault, violations } = entry;
  if (status === 0 || status >= 400 || fault !== null || gravePart(violations).length > 0) return true;
  const code = codeOf(entry);
  return /^-?\d{1,6}$/.test(code) ? !SUCCESS_CODES.includes(code) : code === 'no';
}
