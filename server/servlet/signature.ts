import { createHash, timingSafeEqual } from 'node:crypto';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { refusal } from '#server/errors.ts';

/** Checks the MD5 signature over the sorted non-empty parameters, if the server requires one. */
export function demandSignature(secret: string, sent: Readonly<Record<string, unknown>>): void {
  const texts = Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const expected = createHash('md5').update(textToSign(texts, secret)).digest();
  const given = Buffer.from(texts.sign ?? '', 'hex');
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw refusal('bad-signature');
}
