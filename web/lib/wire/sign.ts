import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { textToSign } from '#contracts/rules/account/sign-parameters.ts';
import { formEntries } from './form-body.ts';

/** The optional signing mode (签名). Switch and secret come from the application's configuration. */
export interface Signing {
  readonly isEnabled: boolean;
  readonly secret: string;
}

// Files are not signed; a repeated parameter is signed as one, its values joined by commas.
function signable(input: object): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of formEntries(input)) {
    if (typeof value === 'string') {
      params[name] = name in params ? `${params[name]},${value}` : value;
    }
  }
  return params;
}

/** MD5 of the sorted non-empty parameters and the secret, in hexadecimal. */
export function signatureOf(input: object, secret: string): string {
  return bytesToHex(md5(utf8ToBytes(textToSign(signable(input), secret))));
}

/** The input as it is sent: with the parameter `sign` where signing is switched on. */
export function withSign(input: object, signing: Signing | undefined): object {
  return signing?.isEnabled ? { ...input, sign: signatureOf(input, signing.secret) } : input;
}
