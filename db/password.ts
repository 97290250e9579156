import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { inTurn } from './in-turn.ts';
import { secretHash } from './secret-hash.ts';
import { PERSONAS } from './seeded/accounts.ts';

const COST = 16384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

/** Fits no password. Checked where there is no member, so that an unknown account takes as long as a known one. */
export const NOBODYS_HASH = `scrypt$${COST}$${BLOCK_SIZE}$${PARALLEL}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

/** `scrypt$N$r$p$salt$key`, both parts base64url: the cost travels with the hash, so it can be raised later. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await inTurn(() => derive(password, salt, { N: COST, r: BLOCK_SIZE, p: PARALLEL }));
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** The seeded members' password stands in the README: what was proved once need not be hashed for each new world. */
const SEEDED = new Set(PERSONAS.map(({ passwordHash }) => passwordHash));
const proved = new Map<string, string>();

/** False for a wrong password and for a member who has none, never an exception but `Busy`. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]{43})$/.exec(stored);
  if (!parts) return false;
  const isProved = () => proved.get(stored) === secretHash(password);
  if (isProved()) return true;
  const [, n = '', r = '', p = '', salt = '', key = ''] = parts;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  return inTurn(async () => {
    // Of many at once, in many new worlds, the first has proved it for the others.
    if (isProved()) return true;
    const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
    const isRight = timingSafeEqual(actual, Buffer.from(key, 'base64url'));
    if (isRight && SEEDED.has(stored)) proved.set(stored, secretHash(password));
    return isRight;
  });
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
