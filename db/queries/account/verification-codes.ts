import { and, desc, eq, isNull } from 'drizzle-orm';
import { checkTry } from '#contracts/rules/account/verification-code.ts';
import { DONE, type Done, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { verificationCodes } from '../../schema/index.ts';
import { secretHash } from '../../secret-hash.ts';
import { forgetOldest } from './forget-oldest.ts';

const MOST = 5000;
const KEPT_MS = 60 * 60 * 1000;

export interface CodeFor {
  mobile: string;
  purpose: string;
}

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
      forgetOldest(db, 'verification_codes', { before: now - KEPT_MS, most: MOST });
    },
    { behavior: 'immediate' },
  );
}

/** Whether a code is right, which leaves it usable; a wrong one costs a try. */
export function tryVerificationCode(db: Database, code: TriedCode): Done<void> | Refused<'wrong-code'> {
  return takeTry(db, code, null);
}

/** Checks a code and, when it is right, uses it up; a wrong one costs a try. */
export function useVerificationCode(db: Database, code: TriedCode): Done<void> | Refused<'wrong-code'> {
  return takeTry(db, code, code.now);
}

type TriedCode = CodeFor & { code: string; now: number };

function takeTry(db: Database, code: TriedCode, usedAt: number | null): Done<void> | Refused<'wrong-code'> {
  return db.orm.transaction(
    (tx) => {
      const row = tx
        .select()
        .from(verificationCodes)
        .where(and(sentTo(code), isNull(verificationCodes.usedAt)))
        .orderBy(desc(verificationCodes.id))
        .get();
      const tried = checkTry(row ?? null, code.now);
      if (!row || tried.kind !== 'done') return refused('wrong-code');
      const isRight = row.codeHash === hashOf(code, code.code);
      tx.update(verificationCodes)
        .set(isRight ? { usedAt } : { tries: row.tries + 1 })
        .where(eq(verificationCodes.id, row.id))
        .run();
      return isRight ? DONE : refused('wrong-code');
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
