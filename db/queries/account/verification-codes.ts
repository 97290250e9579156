import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { verificationCodes } from '../../schema/index.ts';
import { secretHash } from '../../secret-hash.ts';

/** A code is dead after so many wrong tries, so that six digits cannot be guessed. */
export const CODE_TRIES = 5;

export interface CodeFor {
  mobile: string;
  purpose: string;
}

export type CodeOutcome = 'ok' | 'wrong' | 'expired' | 'used-up' | 'missing';

/** A new code ends the older ones for the same mobile and purpose. */
export function saveVerificationCode(
  db: Database,
  code: CodeFor & { code: string; now: number; expiresAt: number },
): void {
  const { mobile, purpose, now, expiresAt } = code;
  db.orm.transaction(
    (tx) => {
      tx.update(verificationCodes)
        .set({ usedAt: now })
        .where(and(sentTo(code), isNull(verificationCodes.usedAt)))
        .run();
      tx.insert(verificationCodes)
        .values({ mobile, purpose, codeHash: hashOf(code, code.code), createdAt: now, expiresAt })
        .run();
    },
    { behavior: 'immediate' },
  );
}

/** Checks a code and, when it is right, uses it up; a wrong one costs a try. */
export function useVerificationCode(
  db: Database,
  code: CodeFor & { code: string; now: number },
): CodeOutcome {
  return db.orm.transaction(
    (tx) => {
      const row = tx
        .select()
        .from(verificationCodes)
        .where(and(sentTo(code), isNull(verificationCodes.usedAt)))
        .orderBy(desc(verificationCodes.id))
        .get();
      if (!row) return 'missing';
      if (code.now >= row.expiresAt) return 'expired';
      if (row.tries >= CODE_TRIES) return 'used-up';
      const isRight = row.codeHash === hashOf(code, code.code);
      tx.update(verificationCodes)
        .set(isRight ? { usedAt: code.now } : { tries: row.tries + 1 })
        .where(eq(verificationCodes.id, row.id))
        .run();
      return isRight ? 'ok' : 'wrong';
    },
    { behavior: 'immediate' },
  );
}

/** When a code last went to this mobile for this purpose, to space them out. */
export function lastCodeSentAt(db: Database, to: CodeFor): number | null {
  const row = db.orm
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(sentTo(to))
    .orderBy(desc(verificationCodes.id))
    .get();
  return row?.createdAt ?? null;
}

function sentTo(to: CodeFor) {
  return and(eq(verificationCodes.mobile, to.mobile), eq(verificationCodes.purpose, to.purpose));
}

function hashOf(to: CodeFor, code: string): string {
  return secretHash(`${to.purpose}:${to.mobile}:${code}`);
}
